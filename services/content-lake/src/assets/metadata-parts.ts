import {badRequest} from "../errors.ts";

const PARTS = ["blurhash", "lqip", "palette", "thumbhash", "exif", "image", "location"] as const;

export type MetadataPart = (typeof PARTS)[number];

/** The photographer's location and equipment are stored only when the upload requests it. */
const BY_DEFAULT: ReadonlySet<MetadataPart> = new Set(["blurhash", "lqip", "palette", "thumbhash"]);

const isPart = (name: string): name is MetadataPart => PARTS.some((part) => part === name);

/** Parses which parts of an image's metadata an upload requests; `none` requests only the mandatory ones. */
export function readMetadataParts(query: URLSearchParams): ReadonlySet<MetadataPart> {
  const names = [...query.getAll("meta"), ...query.getAll("meta[]")].flatMap((value) => value.split(","));
  if (names.length === 0) return BY_DEFAULT;
  const requestedNames = names.map((name) => name.trim()).filter((name) => name !== "" && name !== "none");
  const unknown = requestedNames.find((name) => !isPart(name));
  if (unknown === undefined) return new Set(requestedNames.filter(isPart));
  throw badRequest(`Invalid metadata "${unknown}", expected ${PARTS.join(", ")} or none`);
}
