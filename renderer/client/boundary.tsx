import { Component, type ReactNode } from "react";
import { loadView } from "./load-view.ts";
import { reportFailure } from "./report.ts";
import type { RouteData } from "./router.ts";

interface Props {
  readonly data: RouteData;
  /** The text that is announced to screen readers while nothing fails. */
  readonly news: string;
  readonly children: ReactNode;
}

interface State {
  readonly crashed: boolean;
  readonly data?: RouteData;
}

/** Keeps navbar and footer, and says what happened, when putting a page in place fails. The next page starts afresh. */
export class Boundary extends Component<Props, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ data }: Props, state: State): State | null {
    return data === state.data ? null : { crashed: false, data };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure({ part: "page", error });
    // Where the first page crashed, what puts pages in place is not there yet; without it that page stays as it was sent.
    loadView().then(
      ({ showCrash }) => showCrash(error),
      (cause) => reportFailure({ part: "page", error: cause }),
    );
  }

  override render(): ReactNode {
    const { crashed } = this.state;
    return (
      <>
        <div className="visually-hidden" aria-live="polite" aria-atomic="true">
          {crashed ? "This page crashed." : this.props.news}
        </div>
        {crashed ? null : this.props.children}
      </>
    );
  }
}
