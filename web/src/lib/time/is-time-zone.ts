export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string") return false;
  try {
    return new Intl.DateTimeFormat("en", {timeZone: name}).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
