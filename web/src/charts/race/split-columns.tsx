import {formatDuration} from "@/lib/format/duration";
import type {RaceResult, RaceSetting, RaceSplit} from "./race-result";

interface Props {
  readonly groups: readonly RaceSplit[];
  /** The column under the cursor. */
  readonly column: number;
  readonly setting: RaceSetting;
  readonly zoneOf: RaceResult["zoneOf"];
}

const HOUR = 3600;
/** From so many columns on, a time with hours is wider than its own. */
const MANY_COLUMNS = 8;

/**
 * Whether a cumulative time is hidden: among many columns every other time with hours, counted from the finish. The
 * cursor and the table show all of them.
 */
const isCrowded = ({cumulative}: RaceSplit, fromFinish: number, columns: number) =>
  columns > MANY_COLUMNS && cumulative >= HOUR && fromFinish % 2 === 1;

export function SplitColumns({groups, column, setting: {t, measures}, zoneOf}: Props) {
  const rows = [
    {name: t("race.gradePercent"), of: (split: RaceSplit) => measures.gradeNumber(split.grade)},
    {
      name: "W",
      of: (split: RaceSplit) => (
        // The colours of zones are too pale for text, on the tint of the cursor above all: they underline.
        <span className="race-watts" style={{borderColor: `var(--z${zoneOf(split.power)})`}}>
          {measures.number(Math.round(split.power), 0)}
          {split.is_walking && "*"}
        </span>
      ),
    },
    {
      name: `min/${measures.unit}`,
      of: (split: RaceSplit) => formatDuration((split.pace * measures.every) / 1000),
    },
    {
      name: t("race.total"),
      of: (split: RaceSplit, index: number) => (
        <span className={isCrowded(split, groups.length - 1 - index, groups.length) ? "sr-only" : ""}>
          {formatDuration(split.cumulative)}
        </span>
      ),
    },
  ];
  const isHere = (index: number) => index === column || undefined;
  return (
    <table className="race-columns text-data">
      <caption className="sr-only">{t("race.sideBySide")}</caption>
      <thead>
        <tr>
          <th scope="row">{measures.unit}</th>
          {groups.map(({to}, index) => (
            <th key={to} scope="col" data-here={isHere(index)}>
              {measures.place(to)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, of}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {groups.map((split, index) => (
              <td key={split.to} data-here={isHere(index)}>
                {of(split, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
