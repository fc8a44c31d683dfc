export interface RunSample {
  readonly km: number;
  /** Metres above the start. */
  readonly elevation: number;
  /** Percent. */
  readonly grade: number;
  readonly paceSecondsPerKm: number;
  readonly watts: number;
}

const SAMPLES = 61;
const LENGTH_KM = 2.4;
const SUMMIT_KM = 1.35;
const HEIGHT_M = 42;

/** A hill with a steeper far side and a level start and end, in metres at a distance. */
function hill(km: number): number {
  const spread = km < SUMMIT_KM ? 0.42 : 0.36;
  return HEIGHT_M * Math.exp(-(((km - SUMMIT_KM) / spread) ** 2));
}

/**
 * The recording `hill-demo`, made up and the same each time: a runner holds the watts over a hill, so the pace follows
 * the ground. Cost of running rises with the grade about as measured on treadmills, and falls less downhill.
 */
export function hillDemo(): RunSample[] {
  return Array.from({length: SAMPLES}, (_, index) => {
    const km = (index / (SAMPLES - 1)) * LENGTH_KM;
    const grade = (hill(km + 0.01) - hill(km - 0.01)) / 0.2;
    const cost = 1 + 0.053 * grade * (grade > 0 ? 1 : 0.62);
    const watts = 251 + Math.round(2.4 * Math.sin(index / 4.6) + 1.6 * Math.sin(index / 1.9));
    return {
      km: Math.round(km * 100) / 100,
      elevation: Math.round(hill(km) * 10) / 10,
      grade: Math.round(grade * 10) / 10,
      paceSecondsPerKm: Math.round(278 * cost * (251 / watts)),
      watts,
    };
  });
}
