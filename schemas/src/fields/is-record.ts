/** Values from the Studio's forms are unknown until someone has looked. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
