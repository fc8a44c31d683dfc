import type {GroupName} from "./section-groups.ts";
import type {Sketch} from "./thumbnail/sketch.ts";

/** What a section reads as a whole: a new entry changes the page, though no result could name it before. */
type Register = "watchDevice" | "storageEntry" | "legal";

/** Plain data that Studio and site both read. */
export interface SectionMeta {
  /** Where the Studio's menu of sections offers it. */
  readonly group: GroupName;
  /** The section opens a page: it is the first and only such section, and shows the page's title. */
  readonly isHero?: true;
  readonly register?: Register;
  /**
   * Dotted paths it cannot be shown without; `*` stands for every element of a list. When a token in one of these
   * fields has no value, the section (or the list item the path runs through) is left out.
   */
  readonly requires: readonly string[];
  /** Its picture in the Studio's menu. */
  readonly thumbnail: Sketch;
}
