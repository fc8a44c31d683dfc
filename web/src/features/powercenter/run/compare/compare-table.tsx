import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import type {AlignedRuns} from "./align-runs";
import {signedWords} from "./compare-lines";

interface Props {
  readonly aligned: AlignedRuns;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

export function CompareTable({aligned, format, t}: Props) {
  const {metres, ownTime, otherTime, lead, morePower} = aligned;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys.
    <section className="table-scroll" aria-label={t("runMore.compare.title")} tabIndex={0}>
      <table className="run-table">
        <thead>
          <tr>
            <th scope="col">{format.unit}</th>
            <th scope="col">{t("runMore.compare.thisRun")}</th>
            <th scope="col">{t("runMore.compare.thatRun")}</th>
            <th scope="col">{t("runMore.compare.leadSeconds")}</th>
            {morePower && <th scope="col">{t("runMore.compare.moreWatts")}</th>}
          </tr>
        </thead>
        <tbody>
          {placesOf(metres, format.metresPerUnit).map((index) => (
            <tr key={index}>
              <th scope="row">{format.distance(metres[index] ?? 0, 1).value}</th>
              <td>{format.duration(ownTime[index] ?? null)}</td>
              <td>{format.duration(otherTime[index] ?? null)}</td>
              <td>{signedWords(lead[index] ?? null, format)}</td>
              {morePower && <td>{signedWords(morePower[index] ?? null, format)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function placesOf(metres: Float64Array, unit: number): number[] {
  const places: number[] = [];
  metres.forEach((at, index) => {
    if (at >= (places.length + 1) * unit) places.push(index);
  });
  const last = metres.length - 1;
  return places.at(-1) === last ? places : [...places, last];
}
