import { type ReactNode, useEffect, useState } from "react";
import { siteBase } from "../../client/addresses.ts";
import { readStored, writeStored } from "../../client/storage.ts";
import { useHydrated } from "../use-hydrated.ts";
import { useOwnStyle } from "../use-own-style.ts";
import css from "./analytics.css?inline";
import { type AnalyticsIds, startAnalytics } from "./start-analytics.ts";

export interface AnalyticsProps extends AnalyticsIds {
  /** Whether nothing is loaded before the visitor agrees. */
  readonly consent: boolean;
}

/** Key of the visitor's stored answer for a site: "granted" or "denied"; any other text counts as no answer. */
export const consentKey = (base: string): string => `fairlead${base}analytics-consent`;

type Answer = "granted" | "denied" | "none";

/** Counts page views where the site names a service: asks first where it must, and lets the answer be changed. */
export function Analytics({ consent, ...ids }: AnalyticsProps): ReactNode {
  useOwnStyle(css);
  const hydrated = useHydrated();
  const [answer, setAnswer] = useState<Answer>();
  const [isAsking, setAsking] = useState(false);
  const current = answer ?? (hydrated ? storedAnswer() : "none");
  const { measurementId, tagManagerId, anonymiseIp } = ids;
  const isOn = hydrated && (!consent || current === "granted");
  useEffect(() => {
    if (isOn) startAnalytics({ measurementId, tagManagerId, anonymiseIp });
  }, [isOn, measurementId, tagManagerId, anonymiseIp]);
  if (!consent || !hydrated) return null;
  const choose = (chosen: "granted" | "denied") => {
    writeStored("localStorage", consentKey(siteBase()), chosen);
    // A loaded script cannot be unloaded: the page is reloaded without it.
    if (current === "granted" && chosen === "denied") location.reload();
    setAnswer(chosen);
    setAsking(false);
  };
  if (current === "none" || isAsking) return <Question choose={choose} />;
  return (
    <p className="analytics-state">
      {current === "granted" ? "Page views are counted." : "Page views are not counted."}{" "}
      <button type="button" onClick={() => setAsking(true)}>
        Change
      </button>
    </p>
  );
}

function Question({ choose }: { readonly choose: (answer: "granted" | "denied") => void }): ReactNode {
  return (
    <section className="analytics-question" aria-label="Counting page views">
      <p>
        May this site count which pages are read? The addresses of the pages you open would go to an analytics
        service, with the last part of your network address removed. Nothing has been sent yet.
      </p>
      <div>
        <button type="button" onClick={() => choose("granted")}>
          Allow
        </button>
        <button type="button" onClick={() => choose("denied")}>
          Refuse
        </button>
      </div>
    </section>
  );
}

function storedAnswer(): Answer {
  const stored = readStored("localStorage", consentKey(siteBase()));
  return stored === "granted" || stored === "denied" ? stored : "none";
}
