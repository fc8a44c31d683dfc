export const INSPECTOR = "translation";
