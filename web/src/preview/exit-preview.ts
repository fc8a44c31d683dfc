/** From now on this browser sees published content. False when that could not be arranged. */
export const exitPreview = () => askToExit("/api/preview/exit");

/** The same for a preview that began with a link; one that began in the Studio goes on. */
export const exitLinkPreview = () => askToExit("/api/preview/exit?kind=link");

async function askToExit(path: string): Promise<boolean> {
  previewExit.isUnderWay = true;
  try {
    previewExit.isUnderWay = (await fetch(path, {cache: "no-store", keepalive: true})).ok;
  } catch {
    previewExit.isUnderWay = false;
  }
  return previewExit.isUnderWay;
}

/** While preview is being left, its page is not requested again: the response might be a published one, or none. */
export const previewExit = {isUnderWay: false};
