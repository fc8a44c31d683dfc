/** Skiing, skating and balance bikes have running in their German, Polish and Scandinavian names. */
const OTHER_SPORTS = /(?:lang|eis|ski|schi|schuh|inline)lauf|laufrad|narty|skilop/;

/** Running in the languages of sports apps, in lower case without accents. Some sites write 9; no word is a run as well. */
const RUNNING =
  /^$|^9$|run|jog|treadmill|lauf|course a pied|footing|tapis de course|correr|carrera|trote|corsa|corrida|hardlop|loopband|lopning|l[oø]b\b|l[oø]ping|bieg/;

export function isRunningWord(sport: string): boolean {
  const plain = sport
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replaceAll(/[_-]+/g, " ");
  return RUNNING.test(plain) && !OTHER_SPORTS.test(plain);
}
