/** Months one can choose by themselves; an older one from an address is added. */
const SHOWN = 12;

/** The newest first. */
export function monthsBefore(present: string, chosen: string): string[] {
  const [year = 0, month = 1] = present.split("-").map(Number);
  const months = Array.from({length: SHOWN}, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  );
  return months.includes(chosen) ? months : [...months, chosen];
}
