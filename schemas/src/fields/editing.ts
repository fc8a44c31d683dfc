import type {TokenName} from "../tokens.ts";

/** Which of the Studio's own inputs edits a text. The Studio reads it; the content never holds it. */
export type Editing =
  /** Read by visitors: may hold tokens. */
  | "copy"
  /** A page of the site. */
  | "path"
  /** The colour a section stands on. */
  | "surface";

declare module "sanity" {
  interface StringOptions {
    editing?: Editing;
    /** Tokens the text may hold; without a list, all. */
    tokens?: readonly TokenName[];
  }
  interface ArrayOptions {
    /** The same for formatted text. */
    tokens?: readonly TokenName[];
  }
}
