/** Colours of an image: red, green and blue from 0 to 255, three bytes a pixel. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

interface Swatch {
  readonly _type: "sanity.imagePaletteSwatch";
  readonly background: string;
  readonly foreground: string;
  readonly title: string;
  /** Share of the image in percent. */
  readonly population: number;
}

interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly count: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** Where each named swatch should lie; the ranges are those of the Vibrant palette that hosted shows. */
const TARGETS = {
  darkVibrant: {lightness: [0, 0.26, 0.45], saturation: [0.35, 1, 1]},
  lightVibrant: {lightness: [0.55, 0.74, 1], saturation: [0.35, 1, 1]},
  darkMuted: {lightness: [0, 0.26, 0.45], saturation: [0, 0.3, 0.4]},
  vibrant: {lightness: [0.3, 0.5, 0.7], saturation: [0.35, 1, 1]},
  lightMuted: {lightness: [0.55, 0.74, 1], saturation: [0, 0.3, 0.4]},
  muted: {lightness: [0.3, 0.5, 0.7], saturation: [0, 0.3, 0.4]},
} as const;

export type Palette = {readonly [Name in keyof typeof TARGETS | "dominant"]?: Swatch} & {
  readonly _type: "sanity.imagePalette";
};

/** The commonest colour, and the one nearest to each of six characters where the image has any like it. */
export function createPalette(pixels: Pixels): Palette {
  const colours = countColours(pixels);
  const total = pixels.width * pixels.height;
  const swatches = Object.entries(TARGETS).flatMap(([name, target]) => {
    const best = pickNearest(colours, target);
    return best ? [[name, toSwatch(best, total)] as const] : [];
  });
  const [dominant] = colours;
  return {
    _type: "sanity.imagePalette",
    ...Object.fromEntries(swatches),
    ...(dominant && {dominant: toSwatch(dominant, total)}),
  };
}

/** Colours that differ only in their lower bits count as one; commonest first. */
function countColours({data}: Pixels): Colour[] {
  const buckets = new Map<number, {count: number; red: number; green: number; blue: number}>();
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bucket = buckets.get(key) ?? {count: 0, red: 0, green: 0, blue: 0};
    buckets.set(key, {
      count: bucket.count + 1,
      red: bucket.red + red,
      green: bucket.green + green,
      blue: bucket.blue + blue,
    });
  }
  return [...buckets.values()]
    .map(({count, red, green, blue}) => toColour([red / count, green / count, blue / count], count))
    .sort((a, b) => b.count - a.count);
}

function toColour(mean: readonly [number, number, number], count: number): Colour {
  const rgb = [Math.round(mean[0]), Math.round(mean[1]), Math.round(mean[2])] as const;
  const [high, low] = [Math.max(...rgb) / 255, Math.min(...rgb) / 255];
  const lightness = (high + low) / 2;
  const spread = 1 - Math.abs(2 * lightness - 1);
  return {rgb, count, lightness, saturation: spread === 0 ? 0 : (high - low) / spread};
}

function pickNearest(
  colours: readonly Colour[],
  target: (typeof TARGETS)[keyof typeof TARGETS],
): Colour | null {
  const [darkest, lightness, lightest] = target.lightness;
  const [palest, saturation, richest] = target.saturation;
  const most = colours[0]?.count ?? 1;
  const distance = (colour: Colour) =>
    3 * Math.abs(colour.saturation - saturation) +
    6 * Math.abs(colour.lightness - lightness) -
    colour.count / most;
  const fitting = colours.filter(
    (colour) =>
      colour.lightness >= darkest &&
      colour.lightness <= lightest &&
      colour.saturation >= palest &&
      colour.saturation <= richest,
  );
  return fitting.reduce<Colour | null>(
    (best, colour) => (best && distance(best) <= distance(colour) ? best : colour),
    null,
  );
}

function toSwatch({rgb, count}: Colour, total: number): Swatch {
  const ink = luminance(rgb) > 0.45 ? "#000" : "#fff";
  return {
    _type: "sanity.imagePaletteSwatch",
    background: `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`,
    foreground: ink,
    title: ink,
    population: Number(((100 * count) / total).toFixed(2)),
  };
}

function luminance([red, green, blue]: readonly [number, number, number]): number {
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
