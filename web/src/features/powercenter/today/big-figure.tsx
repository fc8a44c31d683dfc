import type {Figure} from "./step-words";

export function BigFigure({value, unit}: Figure) {
  return (
    <p className="today-painted" data-unit={unit.length <= 2 ? "short" : "long"}>
      <span className="today-figure" data-length={value.length}>
        {value}
      </span>
      <span className="today-unit">{unit}</span>
    </p>
  );
}
