/**
 * How apps call a run in the languages they are used in, without case and accents. Some sites write a number of theirs
 * instead; no word at all is a run as well.
 */
const RUNNING = new RegExp(
  [
    "^$",
    "^9$",
    "run",
    "jog",
    "treadmill",
    "lauf(?!rad)",
    "course a pied",
    "footing",
    "tapis de course",
    "correr",
    "carrera",
    "trote",
    "cors[ae]\\b",
    "correre",
    "corrida",
    "hardlop",
    "lopen",
    "loopband",
    "lopning",
    "l(o|ø)b\\b",
    "l(o|ø)ping",
    "bieg",
  ].join("|"),
);

export function isRunningWord(sport: string): boolean {
  const plain = sport.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
  return RUNNING.test(plain.replaceAll(/[_-]+/g, " "));
}
