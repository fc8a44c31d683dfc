import type {RefObject} from "react";

/** Values of the inputs that a selector finds in a part of a form: of lists, which have no field of their own. */
export function valuesIn(fields: RefObject<HTMLElement | null>, selector: string): string[] {
  return [...(fields.current?.querySelectorAll<HTMLInputElement>(selector) ?? [])].map(({value}) => value);
}
