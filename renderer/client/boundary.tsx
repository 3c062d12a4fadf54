import { Component, type ReactNode } from "react";
import { reportFailure } from "./report.ts";
import type { RouteData } from "./router.ts";
import { showCrash } from "./show-route.ts";

interface Props {
  readonly data: RouteData;
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
    showCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
