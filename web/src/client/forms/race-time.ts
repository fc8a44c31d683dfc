const CLOCK = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/;
const MINUTES = /^\d{1,4}([.,]\d+)?$/;
/** m/s; no runner is faster over half a kilometre. */
const FASTEST = 9;

/**
 * Seconds of a time as runners write it: 1:45:30, 45:30 or 45 minutes. Two numbers are hours and minutes where minutes
 * and seconds would be faster than any runner, as in a marathon in 3:30. Null if the text is not a time.
 */
export function parseRaceTime(text: string, distance: number): number | null {
  const typed = text.trim();
  if (MINUTES.test(typed)) return Number(typed.replace(",", ".")) * 60 || null;
  const [, first, second, third] = CLOCK.exec(typed) ?? [];
  if (first === undefined || second === undefined) return null;
  const pair = Number(first) * 60 + Number(second);
  if (third !== undefined) return pair * 60 + Number(third) || null;
  const seconds = pair < distance / FASTEST ? pair * 60 : pair;
  return seconds || null;
}

/** How a typed time was understood, in units no colon can be mistaken for: "1 h 00 min", "45 min 30 s". */
export function timeInUnits(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const pad = (part: number) => String(part).padStart(2, "0");
  const parts = [
    ...(hours > 0 ? [`${hours}\u00a0h`, `${pad(minutes)}\u00a0min`] : [`${minutes}\u00a0min`]),
    ...(rest > 0 ? [`${pad(rest)}\u00a0s`] : []),
  ];
  return parts.join(" ");
}
