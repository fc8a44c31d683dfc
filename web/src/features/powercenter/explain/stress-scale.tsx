import type {StressParts} from "@gradus/training/explain/stress-parts";
import type {RunFormat} from "../format/run-format";

interface Props {
  readonly parts: StressParts;
  readonly format: RunFormat;
}

export function StressScale({parts: {columns, zones}, format}: Props) {
  const most = Math.max(...columns.map(({stress}) => stress), Number.MIN_VALUE);
  return (
    <>
      <div className="explain-columns" aria-hidden="true">
        {columns.map(({stress, zone}, column) => (
          <i key={column} data-zone={zone} style={{height: `${(100 * stress) / most}%`}} />
        ))}
      </div>
      <dl className="explain-inputs">
        {zones.map(({zone, seconds, stress}) => (
          <div key={zone}>
            <dt className="explain-key" data-zone={zone}>
              {zone === 0 ? "< Z1" : `Z${zone}`}
            </dt>
            <dd className="text-code">{format.duration(seconds)}</dd>
            <dd className="text-code">{format.number(stress, 1)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
