import type {SubSport} from "../../series/recording.ts";

export const RUNNING = 1;
/** The sport between two others in a multisport file. */
export const TRANSITION = 3;
const GENERIC = 0;

const SPORT_NAMES: ReadonlyMap<number, string> = new Map([
  [0, "generic"],
  [1, "running"],
  [2, "cycling"],
  [3, "transition"],
  [4, "fitness_equipment"],
  [5, "swimming"],
  [10, "training"],
  [11, "walking"],
  [12, "cross_country_skiing"],
  [13, "alpine_skiing"],
  [14, "snowboarding"],
  [15, "rowing"],
  [16, "mountaineering"],
  [17, "hiking"],
  [18, "multisport"],
  [19, "paddling"],
]);

const SUB_SPORTS: ReadonlyMap<number, SubSport> = new Map([
  [1, "treadmill"],
  [2, "street"],
  [3, "trail"],
  [4, "track"],
  [45, "indoor"],
]);

/** Name of a sport by its number; `sport_<number>` for one without a name. */
export function sportName(sport: number): string {
  return SPORT_NAMES.get(sport) ?? `sport_${sport}`;
}

export function subSportOf(subSport: number | null): SubSport {
  return SUB_SPORTS.get(subSport ?? GENERIC) ?? "generic";
}

/** True where the file names no particular sport. */
export function isUnknownSport(sport: number | null): boolean {
  return sport === null || sport === GENERIC;
}

/** The number of a sub-sport, the other way round. */
export function subSportNumber(subSport: SubSport): number {
  return [...SUB_SPORTS].find(([, name]) => name === subSport)?.[0] ?? GENERIC;
}
