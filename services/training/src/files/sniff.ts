import {CSV_LEAD} from "./csv-columns.ts";
import {isFitAt} from "./fit/container.ts";
import {encodingOf} from "./xml/encoding.ts";

export type FileFormat = "fit" | "tcx" | "gpx" | "csv" | "gzip" | "zip";

// Comments and namespaces may stand before and in the first element.
const HEAD = 8192;
const XML_ROOT = /<(?:[\w.-]+:)?(TrainingCenterDatabase|gpx)[\s>/]/;

/** Detects a file's format by its content, not by its name. Null for formats we do not read. */
export function sniff(bytes: Uint8Array): FileFormat | null {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return "gzip";
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4) return "zip";
  if (isFitAt(bytes, 0)) return "fit";
  const head = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, HEAD)).trimStart();
  if (head.startsWith(CSV_LEAD.join(","))) return "csv";
  const root = head.startsWith("<") ? XML_ROOT.exec(head)?.[1] : null;
  if (!root) return null;
  return root === "gpx" ? "gpx" : "tcx";
}
