import {type Measure, measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";

export interface PowerUnit {
  readonly isPerKilogram: boolean;
  /** Of watts, for a scale. */
  readonly scaled: (watts: number) => number;
  readonly measure: (watts: number | null) => Measure;
  readonly words: (watts: number | null) => string;
  /** Of a value that is scaled already. */
  readonly scaleWords: (value: number) => string;
  /** The number alone, where the unit is already shown beside it. */
  readonly number: (watts: number | null) => string;
}

/** Without a weight there are watts alone. */
export function powerUnit(format: RunFormat, weight: number | null, wantsPerKilogram: boolean): PowerUnit {
  const isPerKilogram = wantsPerKilogram && weight !== null && weight > 0;
  const scaled = (watts: number) => (isPerKilogram && weight ? watts / weight : watts);
  const ofScaled = isPerKilogram ? format.wattsPerKilogram : format.watts;
  const measure = (watts: number | null) => ofScaled(watts === null ? null : scaled(watts));
  return {
    isPerKilogram,
    scaled,
    measure,
    words: (watts) => measureWords(measure(watts)),
    scaleWords: (value) =>
      measureWords(isPerKilogram ? {...ofScaled(value), value: format.number(value, 1)} : ofScaled(value)),
    number: (watts) => measure(watts).value,
  };
}
