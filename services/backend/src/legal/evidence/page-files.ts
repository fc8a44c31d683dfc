import {capturePage, type PageOfVersion} from "./capture-page.ts";

/** What the public site shows of a version at this moment, with a manifest that fingerprints it. */
export async function pageFiles(kind: string, pages: readonly PageOfVersion[], now: () => Date) {
  const captured = await Promise.all(pages.map((page) => capturePage(page, now)));
  const named = captured.map((page) => ({...page, file: page.body && `page/${kind}-${page.locale}.html`}));
  const manifest = {pages: named.map(({body: _, ...page}) => page)};
  const bodies = named.flatMap(({file, body}) => (file && body ? [[file, body] as const] : []));
  return {"page/manifest.json": `${JSON.stringify(manifest, null, 2)}\n`, ...Object.fromEntries(bodies)};
}
