import {tags} from "../cache-tags";

interface AnySection {
  readonly _type: string;
}

/** Registers a section reads as a whole: a new entry belongs to no document the result could name. */
const REGISTER_OF: Readonly<Record<string, string>> = {
  compatibilityCheck: tags.type("watchDevice"),
  compatibilityTable: tags.type("watchDevice"),
  storageTable: tags.type("storageEntry"),
  legalExcerpt: tags.type("legal"),
};

/** Cache tags of what sections join beyond documents they name, such as a product page that does not exist yet. */
export function sectionTags(sections: readonly AnySection[]): string[] {
  const found = new Set<string>();
  for (const section of sections) {
    const register = REGISTER_OF[section._type];
    if (register) found.add(register);
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
