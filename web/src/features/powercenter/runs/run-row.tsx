import type {Activity} from "@gradus/backend/contract/activities";
import {dateFormat} from "@/lib/format/intl";
import {Button} from "@/ui/button";
import {Icon} from "@/ui/icon/icon";
import {Link} from "@/ui/link";
import type {RunFormat} from "../format/run-format";
import {Value} from "../format/value";
import {RouteThumbnail} from "./route-thumbnail";
import type {RunsTranslator} from "./runs-messages";
import {ZoneTicks} from "./zone-ticks";

interface Props {
  readonly run: Activity;
  readonly format: RunFormat;
  readonly t: RunsTranslator;
  readonly href: string;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
}

/** A deleted run stays struck out until the page is left. */
export function RunRow({run, format, t, href, onRemove, onRestore}: Props) {
  const isGone = run.deleted !== null;
  const day = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(t.formatLocale, {...options, timeZone: "UTC"}).format(new Date(`${run.local_day}T00:00:00Z`));
  return (
    <li className="run-row" data-gone={isGone || undefined}>
      <p className="run-day">
        <span className="run-day-number">{day({day: "numeric"})}</span>
        <span className="text-label text-text-2">{day({weekday: "short"})}</span>
      </p>
      <div className="min-w-0">
        <h3 className="text-h3 wrap-anywhere">
          {isGone ? (
            <s>{run.name}</s>
          ) : (
            <Link href={href} className="run-link">
              {run.name}
            </Link>
          )}
        </h3>
        <p className="text-label text-text-2">
          {run.is_excluded && <strong>{t("runs.leftOut")} · </strong>}
          {[t(`runType.${run.type}`), t(`runSurface.${run.surface_type}`), ...run.tags].join(" · ")}
        </p>
        <ZoneTicks run={run} />
      </div>
      <dl className="run-values">
        <Fact label={t("runs.distance")}>
          <Value measure={format.distance(run.distance)} />
        </Fact>
        <Fact label={t("runs.time")}>{format.duration(run.moving_time)}</Fact>
        <Fact label={t("runs.power")}>
          <Value measure={format.watts(run.average_power)} />
        </Fact>
        <Fact label={t("runs.stress")}>{format.stress(run.stress)}</Fact>
      </dl>
      <RouteThumbnail polyline={run.polyline} />
      {/* One button for both, so that it keeps the focus. */}
      <Button
        variant={isGone ? "secondary" : "quiet"}
        aria-label={t(isGone ? "runs.restoreRun" : "runs.removeRun", {name: run.name})}
        onClick={isGone ? onRestore : onRemove}
      >
        {isGone ? t("runs.restore") : <Icon name="trash" />}
      </Button>
    </li>
  );
}

function Fact({label, children}: {readonly label: string; readonly children: React.ReactNode}) {
  return (
    <div>
      <dt className="text-label text-text-2">{label}</dt>
      <dd className="run-value">{children}</dd>
    </div>
  );
}
