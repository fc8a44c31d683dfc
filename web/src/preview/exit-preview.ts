/** From now on this browser sees published content. False when that could not be arranged. */
export async function exitPreview(): Promise<boolean> {
  previewExit.isUnderWay = true;
  try {
    previewExit.isUnderWay = (await fetch("/api/preview/exit", {cache: "no-store", keepalive: true})).ok;
  } catch {
    previewExit.isUnderWay = false;
  }
  return previewExit.isUnderWay;
}

/** While preview is left, its page is not asked for again: the answer might already be a published one, or none. */
export const previewExit = {isUnderWay: false};
