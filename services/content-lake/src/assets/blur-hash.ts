import type {Pixels} from "./palette.ts";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~";
const COLUMNS = 4;
const ROWS = 3;

type Factor = readonly [number, number, number];

/** A picture in 28 characters, by the BlurHash algorithm (https://blurha.sh): a few cosine waves of colour. */
export function createBlurHash(pixels: Pixels): string {
  const factors = Array.from({length: ROWS * COLUMNS}, (_, at) =>
    computeFactor(pixels, at % COLUMNS, Math.floor(at / COLUMNS)),
  );
  const [average = [0, 0, 0], ...waves] = factors;
  const largest = Math.max(...waves.flatMap((factor) => factor.map(Math.abs)));
  const scale = Math.max(0, Math.min(82, Math.floor(largest * 166 - 0.5)));
  const maximum = (scale + 1) / 166;
  return [
    toDigits(COLUMNS - 1 + (ROWS - 1) * 9, 1),
    toDigits(scale, 1),
    toDigits(
      average.reduce((sum, part) => sum * 256 + toSrgb(part), 0),
      4,
    ),
    ...waves.map((factor) => toDigits(quantize(factor, maximum), 2)),
  ].join("");
}

function computeFactor({data, width, height}: Pixels, column: number, row: number): Factor {
  const sum = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const basis = Math.cos((Math.PI * column * x) / width) * Math.cos((Math.PI * row * y) / height);
      const at = 3 * (y * width + x);
      for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + basis * toLinear(data[at + part] ?? 0);
    }
  }
  const scale = (column === 0 && row === 0 ? 1 : 2) / (width * height);
  return [(sum[0] ?? 0) * scale, (sum[1] ?? 0) * scale, (sum[2] ?? 0) * scale];
}

function quantize(factor: Factor, maximum: number): number {
  return factor.reduce((sum, part) => {
    const share = part / maximum;
    const curved = Math.sign(share) * Math.sqrt(Math.abs(share));
    return sum * 19 + Math.max(0, Math.min(18, Math.floor(curved * 9 + 9.5)));
  }, 0);
}

function toLinear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function toSrgb(value: number): number {
  const share = Math.max(0, Math.min(1, value));
  const curved = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255);
}

function toDigits(value: number, length: number): string {
  return Array.from({length}, (_, at) => DIGITS[Math.floor(value / 83 ** (length - at - 1)) % 83]).join("");
}
