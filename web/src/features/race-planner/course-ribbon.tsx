import {zoneOf} from "@gradus/training/zones/zones";
import {CourseProfile} from "@/charts/course-profile";
import {formatDuration} from "@/lib/format/duration";
import type {Answer} from "./answer";
import type {PlannerSetting} from "./planner-form";

interface Props {
  readonly answer: Answer;
  readonly setting: PlannerSetting;
}

/** The course from start to finish, each split in the colour of its zone. The table below says the same. */
export function CourseRibbon({answer, setting}: Props) {
  const {splits, heights, distance, criticalPower} = answer;
  const {t, measures, scales} = setting;
  const zones = splits.map(({power}) => Math.max(1, zoneOf(power / criticalPower)));
  return (
    <section className="mt-12 print:hidden">
      <h3 className="text-h3">{t("planner.ribbon")}</h3>
      <p className="mt-2 max-w-measure text-text-2">{summaryOf(answer, setting)}</p>
      <CourseProfile
        className="mt-4"
        heights={heights}
        distance={distance}
        stretches={splits.map(({to}, index) => ({to, zone: zones[index] ?? 1}))}
        slider={t("planner.slider")}
        zones={[...new Set(zones)].toSorted().map((zone) => ({zone, name: t("planner.zone", {zone})}))}
        ends={["0", measures.of(distance, "distance", 1)]}
        wordsAt={(index) => {
          const split = splits[index];
          if (!split) return "";
          return t("planner.at", {
            from: measures.number(scales.distance.fromSi(split.from), 1),
            to: measures.of(split.to, "distance", 1),
            grade: measures.grade(split.grade),
            watts: measures.watts(split.power),
            pace: measures.pace(split.pace),
            time: formatDuration(split.cumulative),
          });
        }}
      />
    </section>
  );
}

function summaryOf({splits, distance, gain, loss}: Answer, {t, measures}: PlannerSetting): string {
  const [powers, paces] = [splits.map(({power}) => power), splits.map(({pace}) => pace)];
  const [fast, slow] = [measures.pace(Math.min(...paces)), measures.pace(Math.max(...paces))];
  const values = {
    distance: measures.of(distance, "distance", 1),
    gain: measures.of(gain, "elevation"),
    loss: measures.of(loss, "elevation"),
    watts: measures.watts(Math.min(...powers), Math.max(...powers)),
    fast,
    slow,
  };
  return t(fast === slow ? "planner.ribbonLevel" : "planner.ribbonHilly", values);
}
