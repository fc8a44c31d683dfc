import type {MarketParams} from "@gradus/schemas/markets";

/** The view of the content that an editor, or a visitor with a share link, gets instead of the published content. */
export interface ContentView {
  /** As the content API names it: drafts, published content, or a release with the layers below it. */
  readonly perspective: "drafts" | "published" | readonly string[];
  /** The instant the content is seen at; null for now. */
  readonly at: string | null;
  /** Texts carry invisible marks that name the field they come from, so that a click opens it. */
  readonly hasStega: boolean;
  /** Published ids of the only documents whose drafts are shown; null for all. */
  readonly documents: readonly string[] | null;
}

/**
 * A market as this visitor sees it. Published pages leave `view` out altogether: it is part of the key under which
 * reads are cached.
 */
export interface MarketView extends MarketParams {
  readonly view?: ContentView;
}
