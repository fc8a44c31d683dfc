import type {ChartLine, Tick} from "./chart-line";

/** The graduated edge of one chart. */
export function ValueScale({line}: {readonly line: ChartLine}) {
  const [low, high] = line.range;
  const top = (at: number) => {
    const share = (at - low) / (high - low);
    return `${100 * (line.isReversed ? share : 1 - share)}%`;
  };
  return (
    <div className="stack-scale" style={{height: line.height}} aria-hidden="true">
      {line.ticks.map(({at, label}) => (
        <i key={at} data-major={label !== null || undefined} style={{top: top(at)}}>
          {label && <span className="text-data">{label}</span>}
        </i>
      ))}
    </div>
  );
}

interface AxisProps {
  readonly ticks: readonly Tick[];
  readonly view: {readonly from: number; readonly to: number};
}

/** The bottom axis: graduations that hang, with words at the long ones. */
export function BottomAxis({ticks, view}: AxisProps) {
  return (
    <div className="stack-axis" aria-hidden="true">
      {ticks.map(({at, label}) => (
        <i
          key={at}
          data-major={label !== null || undefined}
          style={{left: `${(100 * (at - view.from)) / (view.to - view.from)}%`}}
        >
          {label && <span className="text-data">{label}</span>}
        </i>
      ))}
    </div>
  );
}
