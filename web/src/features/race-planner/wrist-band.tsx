import {formatDuration} from "@/lib/format/duration";
import type {Answer} from "./answer";
import type {PlannerSetting} from "./planner-form";

/** Lines that fit on a strip of paper around a wrist. */
const LINES_MAX = 43;
const SPARSE = 5;

interface Props {
  readonly answer: Answer;
  readonly setting: PlannerSetting;
}

/** A strip to cut out: where to be when, at which watts. On paper only; the table of splits says the same. */
export function WristBand({answer: {splits, prediction}, setting: {measures}}: Props) {
  const every = splits.length <= LINES_MAX ? 1 : SPARSE * Math.ceil(splits.length / LINES_MAX / SPARSE);
  const lines = splits.filter((_, index) => (index + 1) % every === 0 || index === splits.length - 1);
  const isEven = splits.every(({power}) => Math.round(power) === Math.round(prediction.power));
  return (
    <div className="wrist-band" aria-hidden="true">
      <p>{measures.watts(prediction.power)}</p>
      <table>
        <tbody>
          {lines.map(({to, cumulative, power}) => (
            <tr key={to}>
              <th scope="row">{measures.place(to)}</th>
              <td>{formatDuration(cumulative)}</td>
              {!isEven && <td>{measures.number(Math.round(power), 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
