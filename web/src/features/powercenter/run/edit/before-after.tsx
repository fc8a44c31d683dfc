import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import type {Totals} from "./totals";

interface Props {
  readonly caption: string;
  /** Two versions with what each is. */
  readonly columns: readonly [
    readonly [label: string, totals: Totals],
    readonly [label: string, totals: Totals],
  ];
  /** Time in zones, too. */
  readonly hasZones?: boolean;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

export function BeforeAfter({caption, columns, hasZones = false, format, t}: Props) {
  const [[, before], [, after]] = columns;
  const words = [before, after].map((totals) => wordsOf(totals, format));
  const zones = hasZones ? [before, after].map(({zones: each}) => each?.map(format.duration) ?? []) : [];
  const rows = [
    ...LABELS.map((label, at) => ({label: t(label), cells: words.map((each) => each[at] ?? "")})),
    ...ZONES.map((label, at) => ({label: t(label), cells: zones.map((each) => each[at] ?? "–")})),
  ].filter(({cells}) => cells.length > 0);
  return (
    <table className="before-after">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(([label]) => (
            <th key={label} scope="col" className="text-label">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({label, cells: [first, second]}) => (
          <tr key={label} data-differs={first !== second || undefined}>
            <th scope="row" className="text-label">
              {label}
            </th>
            <td className="run-value">{first}</td>
            <td className="run-value">{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LABELS = ["run.distance", "run.movingTime", "run.averagePower", "run.stress"] as const;
const ZONES = [
  "run.zoneName.below",
  "run.zoneName.easy",
  "run.zoneName.moderate",
  "run.zoneName.threshold",
  "run.zoneName.interval",
  "run.zoneName.repetition",
] as const;

const wordsOf = ({distance, movingTime, power, stress}: Totals, format: RunFormat) => [
  measureWords(format.distance(distance)),
  format.duration(movingTime),
  measureWords(format.watts(power)),
  format.number(stress, 1),
];
