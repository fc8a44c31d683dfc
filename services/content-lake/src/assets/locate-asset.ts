import type {LakeDocument} from "../types.ts";
import {fileNameOf, fileOfDocument} from "./asset-file.ts";

export interface AssetPlace {
  readonly projectId: string;
  readonly dataset: string;
  /** Where the lake serves from now, such as `http://127.0.0.1:4100`. */
  readonly origin: string;
}

/**
 * Says where an asset's file is served by this lake: another port, host or dataset may have been in use when the
 * document was written. Other documents come back as they are.
 */
export function locateAsset(document: LakeDocument, {projectId, dataset, origin}: AssetPlace): LakeDocument {
  const file = fileOfDocument(document);
  if (!file) return document;
  const path = `${file.kind}/${projectId}/${dataset}/${fileNameOf(file)}`;
  return {...document, path, url: `${origin}/${path}`};
}
