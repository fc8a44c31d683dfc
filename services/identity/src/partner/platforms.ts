export const PLATFORMS = ["final_surge", "training_peaks", "two_peak", "suunto"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const isPlatform = (name: string): name is Platform => PLATFORMS.some((known) => known === name);
