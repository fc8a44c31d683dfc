import {Link} from "@/ui/link";
import {fullDayWords} from "../../format/day-words";
import type {FeetContext} from "./feet-context";
import {type BalanceRun, FOOT_METRIC_NAMES} from "./foot-balance";
import {sharesWords} from "./foot-words";

/** The most runs that a reader looks through. */
const MAX_RUNS = 10;

export function UnusualRuns({balances, runsHref, format, t}: FeetContext) {
  const runs = new Map<string, {far: BalanceRun; words: string[]}>();
  for (const metric of FOOT_METRIC_NAMES)
    for (const unusualRun of balances[metric].runs) {
      if (!unusualRun.isUnusual) continue;
      const known = runs.get(unusualRun.run.id) ?? {far: unusualRun, words: []};
      known.words.push(
        t("feet.farMetric", {
          metric: t(`feet.metrics.${metric}`),
          shares: sharesWords(unusualRun.left, format, t),
        }),
      );
      runs.set(unusualRun.run.id, known);
    }
  const newest = [...runs.values()]
    .sort((a, b) => b.far.run.timestamp - a.far.run.timestamp)
    .slice(0, MAX_RUNS);
  return (
    <section className="mt-12" aria-labelledby="feet-far">
      <h2 id="feet-far" className="text-h3">
        {t("feet.farTitle")}
      </h2>
      <p className="mt-2 max-w-measure text-text-2">
        {t(newest.length === 0 ? "feet.noneFar" : "feet.farText")}
      </p>
      <ul className="mt-4">
        {newest.map(({far: {run}, words}) => (
          <li key={run.id} className="feet-far">
            <Link href={`${runsHref}/${run.id}`} className="link inline-flex min-h-6 items-center">
              {run.name}
            </Link>
            <span className="text-label text-text-2">{fullDayWords(t.formatLocale, run.local_day)}</span>
            {words.map((each) => (
              <span key={each} className="text-label">
                {each}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
