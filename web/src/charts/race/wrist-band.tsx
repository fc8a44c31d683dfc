import {formatDuration} from "@/lib/format/duration";
import {bandLines, DRAWN_LINES, PAPER_LINES} from "./band-lines";
import type {RaceResult, RaceSetting} from "./race-result";

interface Props {
  readonly result: RaceResult;
  readonly setting: RaceSetting;
}

/** Print only; the table of splits contains the same. */
export function WristBand({result: {splits, power}, setting: {measures}}: Props) {
  const isEven = splits.every((split) => Math.round(split.power) === Math.round(power));
  return (
    <div className="wrist-band" aria-hidden="true">
      <p>{measures.watts(power)}</p>
      <table>
        <tbody>
          {bandLines(splits, PAPER_LINES).map((split) => (
            <tr key={split.to}>
              <th scope="row">{measures.place(split.to)}</th>
              <td>{formatDuration(split.cumulative)}</td>
              {!isEven && <td>{measures.number(Math.round(split.power), 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function DrawnBand({result: {splits, time}, setting: {measures}}: Props) {
  return (
    <div className="drawn-band" aria-hidden="true">
      <p className="text-data">{formatDuration(time)}</p>
      {bandLines(splits, DRAWN_LINES).map((split) => (
        <p key={split.to}>
          <b>{measures.place(split.to)}</b>
          <span>
            {formatDuration(split.cumulative)}
            <small>{measures.watts(split.power)}</small>
          </span>
        </p>
      ))}
    </div>
  );
}
