export const CLIPS = ["blue", "gray", "orange", "black"] as const;
export type Clip = (typeof CLIPS)[number];

/** In an inline picture: the colour chosen elsewhere on the page, applied without a script. */
export type ClipPaint = Clip | "chosen";

/** Moulded plastic from its lit edge to its underside. The middle is the product colour of the swatch. */
export const CLIP_SHADES: Readonly<Record<ClipPaint, readonly [lit: string, base: string, deep: string]>> = {
  chosen: ["var(--clip-lit)", "var(--clip-base)", "var(--clip-deep)"],
  blue: ["#6d9bf0", "#2f6bd8", "#123a86"],
  gray: ["#bcc4c9", "#8a949a", "#4b5459"],
  orange: ["#f79a64", "#e2702c", "#8e3c0d"],
  black: ["#69757b", "#191c1e", "#050707"],
};
