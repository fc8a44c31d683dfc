import {metaOf} from "@gradus/schemas/section-meta";
import {tags} from "../cache-tags";

interface AnySection {
  readonly _type: string;
}

/** Cache tags of what sections join beyond documents they name, such as a product page that does not exist yet. */
export function sectionTags(sections: readonly AnySection[]): string[] {
  const found = new Set<string>();
  for (const section of sections) {
    const register = metaOf(section._type)?.register;
    if (register) found.add(tags.type(register));
    collectHandles(section, found);
  }
  return [...found];
}

function collectHandles(value: unknown, found: Set<string>) {
  if (Array.isArray(value)) {
    for (const item of value) collectHandles(item, found);
  } else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      if (key === "handle" && typeof item === "string") found.add(tags.address("productPage", item));
      else collectHandles(item, found);
    }
  }
}
