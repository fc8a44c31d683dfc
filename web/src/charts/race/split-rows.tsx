import {formatDuration} from "@/lib/format/duration";
import type {RaceSetting, RaceSplit} from "./race-result";

interface Props {
  readonly splits: readonly RaceSplit[];
  /** The split under the cursor. */
  readonly at: number;
  /** Whether the rows are shown on screen; in print they always are. */
  readonly isOpen: boolean;
  readonly setting: RaceSetting;
}

export function SplitRows({splits, at, isOpen, setting: {t, measures}}: Props) {
  const isAnyWalked = splits.some((split) => split.is_walking);
  const head = "py-2 ps-3 text-right first:ps-0 first:text-left";
  const names = [measures.unit, t("sections.podDemo.grade"), "W", `min/${measures.unit}`, t("race.total")];
  return (
    <>
      <table className="race-rows w-full tabular-nums" data-open={isOpen || undefined}>
        <caption className="mb-3 text-left text-h3">{t("race.splits")}</caption>
        <thead>
          <tr className="border-b-2 border-text text-label text-text-2">
            {names.map((name) => (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {splits.map(({to, grade, power, pace, cumulative, is_walking}, index) => (
            <tr
              key={to}
              className="border-b border-line text-data"
              data-here={(isOpen && index === at) || undefined}
            >
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
      {isAnyWalked && <p className="mt-3 text-label text-text-2">* {t("race.walking")}</p>}
    </>
  );
}
