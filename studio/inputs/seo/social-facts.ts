import {isRecord} from "@gradus/schemas/fields/is-record";
import {isSurface} from "../site-colours.ts";

export interface SocialFacts {
  readonly title: string;
  readonly field: string;
  /** Articles whose lowest price the picture shows. */
  readonly skus: readonly string[];
}

/** What the site draws into a page's social picture: the headline of its hero, or its title. */
export function socialFacts(document: unknown): SocialFacts {
  if (!isRecord(document)) return {title: "", field: "track", skus: []};
  const sections = Array.isArray(document.sections) ? document.sections : [];
  const hero: unknown = sections.find((section) => isRecord(section) && section._type === "hero");
  const {heading, field} = isRecord(hero) ? hero : {};
  const shownField = document.field ?? field;
  return {
    title: text(heading) || text(document.title),
    field: isSurface(shownField) ? shownField : "track",
    skus: document._type === "productPage" ? texts(document.skus) : [],
  };
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
