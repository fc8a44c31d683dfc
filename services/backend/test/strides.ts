/** A stride as a pod sends it, round and closed; `height` in m. */
export function strideAt(
  timestamp: number,
  {side = "left", height = 0.2, strides = 1, points = 64, ...more}: Partial<StrideOptions> = {},
) {
  const y = side === "left" ? 0.04 : -0.06;
  const loop = Array.from({length: points + 1}, (_, index) => {
    const angle = (-2 * Math.PI * index) / points;
    return [0.5 * Math.cos(angle), y, (height / 2) * (1 + Math.sin(angle))];
  });
  return {side, timestamp, strides, points: loop, speed: 3, cadence: 180, ...more};
}

interface StrideOptions {
  readonly side: "left" | "right";
  readonly height: number;
  readonly strides: number;
  readonly points: number;
  readonly speed: number | null;
}

/** Both feet every ten seconds, from a moment on. */
export const stridesOver = (start: number, seconds: number, strideOptions: Partial<StrideOptions> = {}) =>
  Array.from({length: Math.floor(seconds / 10)}, (_, index) => [
    strideAt(start + 10 * index, {strides: 15, ...strideOptions, side: "left"}),
    strideAt(start + 10 * index, {strides: 15, ...strideOptions, side: "right"}),
  ]).flat();
