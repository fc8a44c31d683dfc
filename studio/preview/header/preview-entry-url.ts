import type {PresentationPerspective} from "sanity/presentation";

interface PreviewEntry {
  /** The page, with region and language. */
  readonly path: string;
  readonly perspective: PresentationPerspective;
  /** The instant to show; null for now. */
  readonly at: Date | null;
}

/**
 * The site's way into preview, for a page at an instant. `initialUrl` is what the Presentation tool opened the
 * preview with: it carries the secret that was written for this person.
 */
export function previewEntryUrl(initialUrl: URL, {path, perspective, at}: PreviewEntry): string {
  const url = new URL(initialUrl);
  url.searchParams.set("sanity-preview-pathname", path);
  url.searchParams.set("sanity-preview-perspective", [perspective].flat().join(","));
  if (at) url.searchParams.set("at", at.toISOString());
  else url.searchParams.delete("at");
  return url.toString();
}
