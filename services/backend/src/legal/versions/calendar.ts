export function latestDay(days: readonly string[]): string {
  return [...days].sort().at(-1) ?? "";
}

export function earliestDay(days: readonly string[]): string {
  return [...days].sort()[0] ?? "";
}
