import {isDay} from "@gradus/training/numbers/days";

/** Years of recorded and planned runs, 1970 to 2099. Other years in the URL are not dates of runs. */
const YEAR = /^(19[7-9]\d|20\d\d)$/;
const MONTH = /^(19[7-9]\d|20\d\d)-(0[1-9]|1[0-2])$/;

/** A year in which a runner may have run; null for any other text. */
export const parseYear = (text: string | undefined): number | null =>
  text !== undefined && YEAR.test(text) ? Number(text) : null;

/** A month as yyyy-MM; null for anything else. */
export const parseMonth = (text: string | undefined): string | null =>
  text !== undefined && MONTH.test(text) ? text : null;

/** Whether the text is a day on which a runner may have run. */
export const isRunDay = (text: string): boolean => isDay(text) && YEAR.test(text.slice(0, 4));
