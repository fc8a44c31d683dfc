/** Skiing, skating and balance bikes have running in their German, Polish and Scandinavian names. */
const OTHER_SPORTS = /(?:lang|eis|ski|schi|schuh|inline)lauf|laufrad|narty|skilop/;

/** Running in the languages of sports apps, in lower case without accents. Some sites write 9; no word is a run as well. */
const RUNNING =
  /^$|^9$|run|jog|treadmill|lauf|course a pied|footing|tapis de course|correr|carrera|trote|corsa|corrida|hardlop|loopband|lopning|l[oø]b\b|l[oø]ping|bieg/;

/** What apps write into the field for the sport when they know none. */
const NO_SPORT =
  /^(?:|unknown|other|others|generic|activity|workout|exercise|sports?|uncategori[sz]ed|unspecified|undefined|none|null|default|misc|andere|sonstiges?|sonstige aktivitat|unbekannt|autres?|inconnu|otros?|otra|desconocido|outros?|altro)$/;

export function isRunningWord(sport: string): boolean {
  const plain = toPlain(sport);
  return RUNNING.test(plain) && !OTHER_SPORTS.test(plain);
}

/** True for a word that can mean any sport: only the runner knows which it was. */
export const namesNoSport = (sport: string): boolean => NO_SPORT.test(toPlain(sport));

const toPlain = (sport: string): string =>
  sport.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim().replaceAll(/[_-]+/g, " ");
