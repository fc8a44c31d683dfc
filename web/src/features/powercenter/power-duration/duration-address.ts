const DURATION = /^#d([1-9]\d{0,5})$/;

/** The seconds that a link from a run means: where the cursor stands as the page opens. */
export function durationInAddress(hash: string): number | null {
  const seconds = DURATION.exec(hash)?.[1];
  return seconds === undefined ? null : Number(seconds);
}
