/** Durations as runners name them: "30 s", "10 min", "3 h". The symbols are the same in every language. */
export function durationWords(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60 || (whole < 120 && whole % 60 !== 0)) return `${whole}\u00a0s`;
  if (whole % 3600 === 0 && whole > 3600) return `${whole / 3600}\u00a0h`;
  if (whole % 60 === 0) return `${whole / 60}\u00a0min`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}\u00a0min`;
}
