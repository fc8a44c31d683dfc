import type {LakeDocument} from "../types.ts";
import {fileNameOf, fileOfDocument} from "./asset-file.ts";

export interface AssetPlace {
  readonly projectId: string;
  readonly dataset: string;
  /** Where the lake serves from now, such as `http://127.0.0.1:4100`. */
  readonly origin: string;
}

/**
 * Sets the address at which this lake serves an asset's file: another port, host or dataset may have been in use when
 * the document was written. Other documents are returned unchanged.
 */
export function locateAsset(document: LakeDocument, {projectId, dataset, origin}: AssetPlace): LakeDocument {
  const file = fileOfDocument(document);
  if (!file) return document;
  const path = `${file.kind}/${projectId}/${dataset}/${fileNameOf(file)}`;
  return {...document, path, url: `${origin}/${path}`};
}
