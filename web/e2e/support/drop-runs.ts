import type {Locator} from "@playwright/test";

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Drops files as a hand does: what a browser would hand over is made in the page. */
export async function dropRuns(zone: Locator, files: readonly SentFile[]): Promise<void> {
  const sent = files.map(({name, bytes}) => ({name, bytes: [...bytes]}));
  const dataTransfer = await zone.page().evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const {name, bytes} of list) transfer.items.add(new File([new Uint8Array(bytes)], name));
    return transfer;
  }, sent);
  await zone.dispatchEvent("drop", {dataTransfer});
}
