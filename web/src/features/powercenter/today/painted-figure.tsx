import type {Painted} from "./step-words";

/** A number still to be run, painted on the field. */
export function PaintedFigure({value, unit}: Painted) {
  return (
    <p className="today-painted" data-unit={unit.length <= 2 ? "short" : "long"}>
      <span className="today-figure" data-length={value.length}>
        {value}
      </span>
      <span className="today-unit">{unit}</span>
    </p>
  );
}
