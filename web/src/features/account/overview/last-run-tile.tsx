import type {User} from "@gradus/backend/contract/accounts";
import {useRuns} from "@/client/resources/use-runs";
import {formatDuration} from "@/lib/format/duration";
import {dateFormat} from "@/lib/format/intl";
import {distanceWords} from "../shoes/distance";
import type {OverviewTranslator} from "./overview-messages";
import {Tile} from "./tile";

const NEWEST = {limit: "1"};

interface Props {
  readonly t: OverviewTranslator;
  readonly unit: User["preferences"]["distance_unit"];
  /** The list of runs, below which each has its page. */
  readonly href: string;
}

export function LastRunTile({t, unit, href}: Props) {
  const runs = useRuns(NEWEST);
  const [run] = runs.data ?? [];
  const day = dateFormat(t.formatLocale, {dateStyle: "medium", timeZone: "UTC"});
  return (
    <Tile
      title={t("tiles.lastRun")}
      resource={runs}
      t={t}
      href={run ? `${href}/${encodeURIComponent(run.id)}` : href}
      more={t(run ? "tiles.openRun" : "tiles.allRuns")}
    >
      {([newest]) =>
        newest ? (
          <div className="mt-4">
            <p className="wrap-anywhere">{newest.name}</p>
            <p className="mt-1 text-text-2">
              {[
                day.format(new Date(`${newest.local_day}T00:00:00Z`)),
                newest.distance !== null && distanceWords(newest.distance, unit, t.formatLocale),
                formatDuration(newest.moving_time),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
        ) : (
          <p className="mt-4">{t("tiles.noRun")}</p>
        )
      }
    </Tile>
  );
}
