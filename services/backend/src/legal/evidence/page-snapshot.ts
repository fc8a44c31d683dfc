import {
  addressesOf,
  type EvidenceDeps,
  type EvidenceRequest,
  requireAppliedVersion,
} from "./applied-version.ts";
import {capturePage} from "./capture-page.ts";
import {zipFiles} from "./zip-files.ts";

/**
 * What the public site shows, at this moment, of the version that applied in a region on a day: the pages byte by byte,
 * with a manifest that fingerprints them. Apart from the evidence, which must not depend on the moment or on the site.
 */
export async function createPageSnapshot(deps: EvidenceDeps, request: EvidenceRequest): Promise<Uint8Array> {
  const pages = addressesOf(deps, await requireAppliedVersion(deps, request));
  const captured = await Promise.all(pages.map((page) => capturePage(page, deps.now)));
  const named = captured.map((page) => ({...page, file: page.body && `${request.kind}-${page.locale}.html`}));
  const manifest = {...request, pages: named.map(({body: _, ...page}) => page)};
  const bodies = named.flatMap(({file, body}) => (file && body ? [[file, body] as const] : []));
  return zipFiles({
    "manifest.json": `${JSON.stringify(manifest, null, 2)}\n`,
    ...Object.fromEntries(bodies),
  });
}
