import type {Line} from "./track.ts";

const SCALE = 1e5;

/** The usual text of a line, with five decimals: differences in groups of five bits, each a printable character. */
export function encodePolyline({latitude, longitude}: Line): string {
  let text = "";
  let [lastLat, lastLon] = [0, 0];
  latitude.forEach((degrees, index) => {
    const lat = Math.round(degrees * SCALE);
    const lon = Math.round((longitude[index] ?? 0) * SCALE);
    text += encodeNumber(lat - lastLat) + encodeNumber(lon - lastLon);
    [lastLat, lastLon] = [lat, lon];
  });
  return text;
}

/** Reads it back. Text that breaks off inside a number gives what came before. */
export function decodePolyline(text: string): Line {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const char of text) {
    const bits = char.charCodeAt(0) - 63;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  const sums = (offset: number) => {
    let sum = 0;
    return Float64Array.from({length: numbers.length >> 1}, (_, index) => {
      sum += numbers[2 * index + offset] ?? 0;
      return sum / SCALE;
    });
  };
  return {latitude: sums(0), longitude: sums(1)};
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  while (rest >= 32) {
    text += String.fromCharCode((32 | (rest & 31)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}
