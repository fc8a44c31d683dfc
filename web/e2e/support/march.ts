/** Years in which March begins with a Monday, that of week 9: stories of one week name its days. */
const YEARS = [2027, 2038, 2049];

/** The next of those Marches, as a year. No story reaches it by itself. */
export const MARCH_YEAR = YEARS.find((year) => Date.UTC(year, 1, 1) > Date.now()) ?? 0;
