import {estimateWorkout} from "@gradus/training/workouts/estimate";
import type {Block} from "@gradus/training/workouts/workout";
import {type ReactNode, useMemo} from "react";
import {Link} from "@/ui/link";
import {useAthlete} from "../athlete/athlete-context";
import type {BuilderContext} from "./builder-context";

interface Props {
  readonly blocks: readonly Block[];
  /** As it was last saved. */
  readonly before: readonly Block[];
  readonly context: BuilderContext;
  readonly criticalPowerHref: string;
}

/** Without critical power only the time of the workout is known. */
export function EstimateLine({blocks, before, context, criticalPowerHref}: Props) {
  const {runner, isAssumed, format, t} = context;
  const isOwn = useAthlete() === null;
  const [now, was] = useMemo(
    () => [estimateWorkout(blocks, runner), before.length > 0 ? estimateWorkout(before, runner) : null],
    [blocks, before, runner],
  );
  const isSame = (one: string, other: string | undefined) => other === undefined || one === other;
  const item = (name: string, value: string, old: string | undefined) => (
    <Item name={name} was={isSame(value, old) ? null : t("builder.was", {value: old ?? ""})}>
      {value}
    </Item>
  );
  const distanceWords = (metres: number) => {
    const {value, unit} = format.distance(metres);
    return `${value}\u202f${unit}`;
  };
  const watts = (power: number) => `${format.watts(power).value}\u202fW`;
  return (
    <section className="estimate-line" aria-label={t("builder.estimate")}>
      <dl>
        {item(
          t("builder.time"),
          format.duration(now.duration),
          was ? format.duration(was.duration) : undefined,
        )}
        {!isAssumed && (
          <>
            {item(
              t("builder.distance"),
              distanceWords(now.distance),
              was ? distanceWords(was.distance) : undefined,
            )}
            {item(
              t("builder.stress"),
              format.stress(now.stress),
              was ? format.stress(was.stress) : undefined,
            )}
            {item(
              t("builder.averagePower"),
              watts(now.average.power),
              was ? watts(was.average.power) : undefined,
            )}
          </>
        )}
      </dl>
      <ZoneBar seconds={[now.below, ...now.intensity_zones]} context={context} />
      {isAssumed && (
        <p className="estimate-missing">
          {t("builder.noCp", {watts: format.watts(runner.criticalPower).value})}{" "}
          {/* That of an athlete is theirs to set. */}
          {isOwn && (
            <Link href={criticalPowerHref} className="link">
              {t("builder.setCp")}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

interface ItemProps {
  readonly name: string;
  readonly was: string | null;
  readonly children: ReactNode;
}

function Item({name, was, children}: ItemProps) {
  return (
    <div>
      <dt className="text-label">{name}</dt>
      <dd className="estimate-value">{children}</dd>
      <dd className="estimate-was text-data">{was}</dd>
    </div>
  );
}

/** Time in zones: drawn as outlines because it is planned; the text states the same. */
function ZoneBar({
  seconds,
  context: {format, t},
}: {readonly seconds: readonly number[]} & Pick<Props, "context">) {
  const all = seconds.reduce((sum, each) => sum + each, 0);
  if (!(all > 0)) return null;
  const parts = seconds.map((each, zone) => ({zone, each})).filter(({each}) => each >= 1);
  const words = parts.map(({zone, each}) =>
    zone === 0
      ? t("builder.belowFor", {time: format.duration(each)})
      : t("builder.zoneFor", {zone, time: format.duration(each)}),
  );
  return (
    <div className="estimate-zones">
      <div className="zone-outline" aria-hidden="true">
        {parts.map(({zone, each}) => (
          <i key={zone} data-zone={zone} style={{width: `${(100 * each) / all}%`}} />
        ))}
      </div>
      <p className="text-data">{words.join(" · ")}</p>
    </div>
  );
}
