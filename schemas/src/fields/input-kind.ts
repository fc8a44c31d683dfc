import type {TokenName} from "../tokens.ts";

/** Which of the Studio's own inputs edits a text. The Studio reads it; the content never holds it. */
export type InputKind =
  /** Read by visitors: may hold tokens. */
  | "copy"
  /** A page of the site. */
  | "path"
  /** The colour a section stands on. */
  | "surface"
  /** The token of an offer's saving, without its braces. */
  | "saving"
  | ShopCode;

export type ShopCode = "sku" | "plan" | "offer";

declare module "sanity" {
  interface StringOptions {
    editing?: InputKind;
    /** Tokens the text may hold; without a list, all. */
    tokens?: readonly TokenName[];
  }
  interface ArrayOptions {
    /** The same for formatted text. */
    tokens?: readonly TokenName[];
    /** For a list of codes: what they name. */
    editing?: ShopCode;
  }
}
