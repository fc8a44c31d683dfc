import type {PageContext} from "@/content/page-context";
import type {PageSectionsQueryResult} from "@/content/sanity.generated";

export type Section = NonNullable<NonNullable<PageSectionsQueryResult>["sections"]>[number];
export type SectionType = Section["_type"];
export type SectionOf<T extends SectionType> = Extract<Section, {_type: T}>;

export interface SectionProps<T extends SectionType> {
  readonly section: SectionOf<T>;
  readonly context: PageContext;
  /** Position on the page: proofs alternate sides by it. */
  readonly index: number;
}
