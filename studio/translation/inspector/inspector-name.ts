/** The side panel with the source of a translation. */
export const INSPECTOR = "translation";
