import {formatDuration} from "@/lib/format/duration";
import type {Answer} from "./answer";
import type {PlannerSetting} from "./planner-form";

interface Props {
  readonly answer: Answer;
  readonly setting: PlannerSetting;
}

/** What to hold from one kilometre or mile to the next. The last one is what is left of the course. */
export function SplitsTable({answer: {splits}, setting}: Props) {
  const {t, scales, measures} = setting;
  const isAnyWalked = splits.some((split) => split.is_walking);
  const head = "py-2 ps-3 text-right first:ps-0 first:text-left";
  return (
    <section className="mt-12 min-w-0">
      <table className="w-full tabular-nums">
        <caption className="mb-3 text-left text-h3">{t("planner.splits")}</caption>
        <thead>
          <tr className="border-b-2 border-text text-label text-text-2">
            <th scope="col" className={head}>
              {scales.distance.unit}
            </th>
            <th scope="col" className={head}>
              {t("sections.podDemo.grade")}
            </th>
            <th scope="col" className={head}>
              W
            </th>
            <th scope="col" className={head}>
              min/{scales.distance.unit}
            </th>
            <th scope="col" className={head}>
              {t("planner.total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {splits.map(({to, grade, power, pace, cumulative, is_walking}) => (
            <tr key={to} className="border-b border-line text-data">
              <th scope="row" className="py-1 text-left">
                {measures.place(to)}
              </th>
              <td className="py-1 ps-3 text-right">{measures.grade(grade)}</td>
              <td className="py-1 ps-3 text-right">
                {measures.number(Math.round(power), 0)}
                {is_walking && "*"}
              </td>
              <td className="py-1 ps-3 text-right">{formatDuration((pace * measures.every) / 1000)}</td>
              <td className="py-1 ps-3 text-right">{formatDuration(cumulative)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isAnyWalked && <p className="mt-3 text-label text-text-2">* {t("planner.walking")}</p>}
    </section>
  );
}
