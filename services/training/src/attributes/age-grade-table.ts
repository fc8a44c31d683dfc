/**
 * Road age-grade standards 2025 by Alan Jones and Tom Bernhard, approved by the long-distance road-running council of
 * the US athletics federation on 2025-01-10. Source: AlanLyttonJones/Age-Grade-Tables, folder "2025 Files", commit
 * 4aac6737. Licence: CC0 1.0 (public domain dedication). Rows below age 12 are irregular in the source and left out.
 */
export interface AgeTable {
  /** Best seconds of any age, one per distance. */
  readonly openSeconds: readonly number[];
  /** By age from 12: what the best seconds are divided by, one per distance. */
  readonly factors: readonly (readonly number[])[];
}

export const FIRST_AGE = 12;

/** Road distances in m: 1 mile to 200 km. */
export const AGE_DISTANCES: readonly number[] = [
  1609.344, 5000, 6000, 6437.376, 8000, 8046.72, 10_000, 11_265.408, 12_000, 15_000, 16_093.44, 20_000,
  21_097.5, 25_000, 30_000, 42_195, 50_000, 80_467.2, 100_000, 150_000, 160_934.4, 200_000,
];

/** Reads a table: one line per age, factors in ten-thousandths. */
export const readAgeTable = (openSeconds: readonly number[], lines: string): AgeTable => ({
  openSeconds,
  factors: lines
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map((factor) => Number(factor) / 10_000)),
});
