import type {CourseHeights} from "@gradus/training/courses/heights";
import {PLAN_LIMITS} from "./plan";

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Five bits per character; the sixth marks that more follow. Most steps of a course take one or two characters. */
const BITS = 5;
const MORE = 1 << BITS;
const DECIMETRES = 10;
/** Steps of a course in a link; every 100 m of a marathon. */
export const STEPS_MAX = 420;
/** Metres; no course climbs higher above its start. */
const HEIGHT_MAX = 9000;

/** Heights as text for a link: differences in decimetres, from step to step. */
export function encodeHeights({distance, heights}: CourseHeights): string {
  let last = 0;
  const signs = heights.slice(1).map((height) => {
    const tall = Math.round(height * DECIMETRES);
    const step = tall - last;
    last = tall;
    return encodeNumber(step < 0 ? -2 * step - 1 : 2 * step);
  });
  return `${distance}.${signs.join("")}`;
}

function encodeNumber(value: number): string {
  const rest = Math.floor(value / MORE);
  const sign = SIGNS[(value % MORE) + (rest > 0 ? MORE : 0)] ?? "";
  return rest > 0 ? sign + encodeNumber(rest) : sign;
}

/** Decodes the heights; null for a text that does not encode a course. */
export function decodeHeights(text: string): CourseHeights | null {
  const [, length = "", signs = ""] = /^(\d{3,6})\.([\w-]+)$/.exec(text) ?? [];
  const distance = Number(length);
  const {min, max} = PLAN_LIMITS.distance;
  const steps = decodeNumbers(signs);
  if (steps === null || distance < min || distance > max) return null;
  let tall = 0;
  const heights = [0];
  for (const step of steps) {
    tall += step;
    heights.push(tall / DECIMETRES);
  }
  return heights.some((height) => Math.abs(height) > HEIGHT_MAX) ? null : {distance, heights};
}

function decodeNumbers(signs: string): number[] | null {
  const numbers: number[] = [];
  let [value, factor] = [0, 1];
  for (const sign of signs) {
    const bits = SIGNS.indexOf(sign);
    value += (bits % MORE) * factor;
    factor *= MORE;
    if (bits >= MORE) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, factor] = [0, 1];
  }
  const isWhole = factor === 1 && numbers.length > 0 && numbers.length <= STEPS_MAX;
  return isWhole ? numbers : null;
}
