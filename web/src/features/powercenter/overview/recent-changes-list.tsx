import {useAutomaticCp, useCpHistory} from "@/client/resources/use-critical-power";
import {dateFormat} from "@/lib/format/intl";
import {measureWords} from "@/lib/format/measure-words";
import {localDay} from "@/lib/time/local-day";
import {Link} from "@/ui/link";
import {fullDayWords} from "../format/day-words";
import type {RunFormat} from "../format/run-format";
import type {OverviewHrefs, OverviewTranslator} from "./overview-messages";
import {type Change, RECENT_DAYS, recentChanges} from "./recent-changes";

interface Props {
  readonly format: RunFormat;
  readonly hrefs: OverviewHrefs;
  readonly t: OverviewTranslator;
}

/** Renders nothing until the data is loaded. */
export function RecentChanges({format, hrefs, t}: Props) {
  const auto = useAutomaticCp();
  const history = useCpHistory();
  if (!auto.data || !history.data) return null;
  const changes = recentChanges(history.data, auto.data, localDay(new Date()));
  const day = dateFormat(t.formatLocale, {day: "numeric", month: "short", timeZone: "UTC"});
  return (
    <section className="overview-section">
      <h2 className="text-h3">{t("overview.changes")}</h2>
      {changes.length === 0 ? (
        <p className="mt-2">{t("overview.noChanges", {days: RECENT_DAYS})}</p>
      ) : (
        <ol className="change-list">
          {changes.map((change) => (
            <li key={`${change.day} ${change.kind} ${change.of} ${change.activity_id}`}>
              <time dateTime={change.day} className="text-label">
                {day.format(new Date(`${change.day}T00:00:00Z`))}
              </time>
              <span>{wordsOf(change, format, t)}</span>
              {change.activity_id && (
                <Link href={`${hrefs.runs}/${encodeURIComponent(change.activity_id)}`} className="link">
                  {t("overview.openRun")}
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function wordsOf({kind, of, power, by, effort}: Change, format: RunFormat, t: OverviewTranslator): string {
  const value = measureWords(format.watts(power));
  if (effort !== null)
    return t("overview.effort", {value, time: format.duration(effort.seconds), name: effort.name});
  if (of !== null) return t("overview.cpLate", {day: fullDayWords(t.formatLocale, of), value});
  if (kind === "effort" || by === 0)
    return t(kind === "set" ? "overview.cpSet" : "overview.cpFirst", {value});
  if (kind === "set") return t("overview.cpSet", {value});
  return t(by > 0 ? "overview.cpRaised" : "overview.cpLowered", {
    value,
    change: measureWords(format.watts(Math.abs(by))),
  });
}
