import type {FitMessage} from "./fit-part.ts";

/** A number of a message in the file's unit, or null. */
export function numberOf(message: FitMessage | null | undefined, field: number): number | null {
  const value = message?.fields.get(field);
  return typeof value === "number" ? value : null;
}

/** A text of a message, or null. */
export function textOf(message: FitMessage | null | undefined, field: number): string | null {
  const value = message?.fields.get(field);
  return typeof value === "string" ? value : null;
}
