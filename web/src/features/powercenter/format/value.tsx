import {classNames} from "@/lib/class-names";
import type {Measure} from "@/lib/format/measure-words";

export function Value({measure, className}: {readonly measure: Measure; readonly className?: string}) {
  return (
    <span className={classNames("whitespace-nowrap", className)}>
      {measure.value}
      <span className="unit">
        {"\u202f"}
        {measure.unit}
      </span>
    </span>
  );
}
