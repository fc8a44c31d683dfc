/** `fit` takes what there is. */
export const WIDTHS = ["fit", 390, 768, 1440] as const;
export type Width = (typeof WIDTHS)[number];

export interface FrameSize {
  readonly width: number;
  readonly height: number;
  /** Below 1 where the screen is narrower than the page is meant to be. */
  readonly scale: number;
}

/** How large the page's frame is and how far it is scaled down to be seen as a whole. Null: as large as its place. */
export function frameSize(
  width: Width,
  space: {readonly width: number; readonly height: number},
): FrameSize | null {
  if (width === "fit" || space.width === 0) return null;
  const scale = Math.min(1, space.width / width);
  return {width, height: Math.floor(space.height / scale), scale};
}
