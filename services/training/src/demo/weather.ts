import {airDensity} from "../air/density.ts";
import {type Day, daysBetween} from "../numbers/days.ts";
import {normalNumbers} from "../numbers/random.ts";
import {clamp} from "../numbers/statistics.ts";

/** °C, percent, kg/m³, and m/s of wind at body height with where it comes from, in radians east of north. */
export interface DemoWeather {
  readonly temperature: number;
  readonly humidity: number;
  readonly density: number;
  readonly wind: number;
  readonly windFrom: number;
}

const WARMEST = "2001-07-24";

/** Weather of a day as it is by the North Sea. */
export function weatherOn(day: Day, random: () => number): DemoWeather {
  const normal = normalNumbers(random);
  const phase = (2 * Math.PI * daysBetween(WARMEST, day)) / 365.25;
  const temperature = Math.round(9.5 + 7.5 * Math.cos(phase) + 2.5 * normal());
  const humidity = Math.round(clamp(74 + 8 * normal(), 40, 98));
  return {
    temperature,
    humidity,
    density: airDensity(0, temperature, humidity / 100),
    wind: Math.min(5, Math.abs(1.4 * normal())),
    windFrom: 2 * Math.PI * random(),
  };
}
