export type AssetKind = "images" | "files";

export interface AssetFile {
  readonly kind: AssetKind;
  readonly sha1: string;
  readonly size: {readonly width: number; readonly height: number} | null;
  readonly extension: string;
}

const IMAGE = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{1,12})$/;
const FILE = /^([0-9a-f]{40})\.([a-z0-9]{1,12})$/;

/** Null for every name the lake never gave out, so that no request can name another file on disk. */
export function parseFileName(kind: AssetKind, name: string): AssetFile | null {
  if (kind === "files") {
    const [, sha1, extension] = FILE.exec(name) ?? [];
    return sha1 && extension ? {kind, sha1, size: null, extension} : null;
  }
  const [, sha1, width, height, extension] = IMAGE.exec(name) ?? [];
  if (!sha1 || !extension) return null;
  return {kind, sha1, size: {width: Number(width), height: Number(height)}, extension};
}

export function fileNameOf({sha1, size, extension}: AssetFile): string {
  return size ? `${sha1}-${size.width}x${size.height}.${extension}` : `${sha1}.${extension}`;
}

/** The document id that clients take apart to find size and format. */
export function documentIdOf({kind, sha1, size, extension}: AssetFile): string {
  return size
    ? `image-${sha1}-${size.width}x${size.height}-${extension}`
    : `${kind === "images" ? "image" : "file"}-${sha1}-${extension}`;
}

/** Null for types other than `sanity.imageAsset` and `sanity.fileAsset`. */
export function fileOfDocument({
  _id,
  _type,
}: {
  readonly _id: string;
  readonly _type: string;
}): AssetFile | null {
  const [kind, ...rest] = _id.split("-");
  if (kind === "image" && _type === "sanity.imageAsset") {
    return parseFileName("images", `${rest.slice(0, 2).join("-")}.${rest[2] ?? ""}`);
  }
  return kind === "file" && _type === "sanity.fileAsset" ? parseFileName("files", rest.join(".")) : null;
}
