import type {SharedRun} from "@gradus/backend/contract/shared-runs";
import {useMemo} from "react";
import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import type {RunTranslator} from "../run/run-messages";
import {routeLines} from "./route-lines";

interface Props {
  readonly run: SharedRun;
  /** Encoded, as the answer has them. */
  readonly lines: readonly string[];
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

/** Where the run went, without its ends where those are hidden: neither has a mark. */
export function SharedRoute({run, lines, format, t}: Props) {
  const drawn = useMemo(() => routeLines(lines), [lines]);
  const summary = t("run.routeOf", {distance: measureWords(format.distance(run.distance))});
  return (
    <section className="run-section">
      <h2 className="text-h3">{t("run.route")}</h2>
      {drawn === null ? (
        <p className="mt-2">{t("sharedRun.allHidden")}</p>
      ) : (
        <figure className="route-frame mt-4 max-w-measure">
          <svg
            viewBox={`0 0 ${drawn.width} ${drawn.height}`}
            role="img"
            aria-label={summary}
            className="w-full"
          >
            <path
              d={drawn.path}
              fill="none"
              stroke="var(--s-power)"
              strokeWidth="2.4"
              strokeLinejoin="round"
            />
          </svg>
          {run.hides_ends && (
            <figcaption className="text-label text-text-2">{t("sharedRun.endsHidden")}</figcaption>
          )}
        </figure>
      )}
    </section>
  );
}
