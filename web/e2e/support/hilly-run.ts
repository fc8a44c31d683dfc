import {encodeFit} from "@gradus/training/export/fit";

const SECONDS = 1800;
const LAP = 600;
const [LATITUDE, LONGITUDE] = [48.1, 11.5];

export interface HillyRun {
  /** Unix seconds. */
  readonly start: number;
  /** Of the speed: 1.1 is a tenth faster. */
  readonly faster?: number;
}

/**
 * Half an hour round one loop in three laps: level at 240 W, up 60 m at 246 W and slower, level again. The same place
 * and way whenever it begins; a faster one only runs a little further.
 */
export function hillyRun({start, faster = 1}: HillyRun): Uint8Array {
  const each = (of: (second: number) => number) =>
    Float64Array.from({length: SECONDS}, (_, second) => of(second));
  const isClimb = (second: number) => second >= LAP && second < 2 * LAP;
  const speed = each((second) => faster * (isClimb(second) ? 2.4 : 3.2));
  let way = 0;
  const distance = speed.map((metres) => {
    way += metres;
    return way;
  });
  const angle = (second: number) => (2 * Math.PI * second) / SECONDS;
  return encodeFit({
    series: {
      start,
      length: SECONDS,
      active: new Uint8Array(SECONDS).fill(1),
      columns: {
        power: each((second) => (isClimb(second) ? 246 : 240)),
        air_power: each((second) => (isClimb(second) ? 3 : 6)),
        speed,
        distance,
        heart_rate: each((second) => (isClimb(second) ? 165 : 150)),
        altitude: each((second) => 500 + Math.max(0, Math.min(60, (second - LAP) / 10))),
        latitude: each((second) => LATITUDE + 0.006 * Math.sin(angle(second))),
        longitude: each((second) => LONGITUDE + 0.009 * (1 - Math.cos(angle(second)))),
      },
    },
    extra: [],
    subSport: "generic",
    powerFamily: "pod",
    laps: [0, 1, 2].map((lap) => ({
      start: start + lap * LAP,
      elapsed: LAP,
      timer: LAP,
      distance: null,
      trigger: "manual",
      workoutStep: null,
    })),
    utcOffset: 3600,
    timer: null,
    serial: 7,
    productName: "Pod",
  });
}
