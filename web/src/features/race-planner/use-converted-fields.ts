import {type RefObject, useLayoutEffect, useRef} from "react";
import type {Scales} from "@/charts/race/units";
import type {ConvertedFields, PlanValues} from "./plan-fields";
import {convertValues} from "./plan-units";

interface Converted {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What fields hold that were converted, to be counted with as it was typed. */
  readonly converted: RefObject<ConvertedFields>;
  readonly scales: Scales;
  readonly locale: string;
  /** Every field holds its new number. */
  readonly onConverted: () => void;
}

/**
 * Writes the typed values in other units once those apply. Returns a function that captures the values beforehand: a
 * field the user has not touched changes together with its initial value.
 */
export function useConvertedFields({form, converted, scales, locale, onConverted}: Converted) {
  const pendingConversion = useRef<{readonly values: PlanValues; readonly from: Scales} | null>(null);
  useLayoutEffect(() => {
    if (!pendingConversion.current || !form.current) return;
    const {values, from} = pendingConversion.current;
    pendingConversion.current = null;
    converted.current = convertValues(values, {from, to: scales, locale, known: converted.current});
    for (const [name, {text}] of Object.entries(converted.current)) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = text;
    }
    onConverted();
  }, [scales]);
  return (values: PlanValues | null) => {
    pendingConversion.current = values && {values, from: scales};
  };
}
