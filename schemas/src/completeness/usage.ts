import type {TokenName} from "../tokens.ts";
import {type ContentDocument, publishedId, textAt} from "./content-document.ts";
import {type ContentSnapshot, ofType} from "./content-snapshot.ts";
import {usesOf} from "./uses.ts";

interface DocumentUse {
  readonly document: ContentDocument;
  /** Where in it, in the Studio's spelling; null where it refers to the whole. */
  readonly field: string | null;
}

export interface ClaimUsage {
  readonly claim: ContentDocument;
  readonly uses: readonly DocumentUse[];
}

export function listClaimUsage({published}: ContentSnapshot): ClaimUsage[] {
  return ofType(published, "claim").map((claim) => {
    const key = textAt(claim, "key.current");
    const uses = published.flatMap((document): DocumentUse[] => [
      ...usesOf(document)
        .tokens.filter(({name, argument}) => name === "claim" && argument === key)
        .map(({field}) => ({document, field})),
      ...usesOf(document)
        .references.filter((id) => publishedId(id) === claim._id)
        .map(() => ({document, field: null})),
    ]);
    return {claim, uses};
  });
}

// What follows the colon of these names something that is sold.
const SHOP_TOKENS: readonly TokenName[] = ["price", "saving", "months"];

export interface TokenUsage {
  /** As written in texts: `{price:pod}`. */
  readonly source: string;
  readonly uses: readonly DocumentUse[];
}

/** Texts that print a price, a saving or a commitment, by what they name: what to read again when the shop changes. */
export function listShopTokens({published}: ContentSnapshot): TokenUsage[] {
  const uses = published.flatMap((document) =>
    usesOf(document)
      .tokens.filter(({name}) => SHOP_TOKENS.includes(name))
      .map(({source, field}) => ({source, document, field})),
  );
  return [...Map.groupBy(uses, ({source}) => source)]
    .map(([source, list]) => ({source, uses: list}))
    .sort((one, other) => one.source.localeCompare(other.source, "en"));
}

export function listUnusedPictures({published, drafts}: ContentSnapshot): ContentDocument[] {
  const used = new Set(
    [...published, ...drafts]
      .filter(({_type}) => _type !== "mediaAltText")
      .flatMap((document) => usesOf(document).references),
  );
  return ofType(published, "sanity.imageAsset").filter(({_id}) => !used.has(_id));
}

/** The storage register: each item that the site stores in browsers, with the languages that lack its explanation. */
export function listStorage({published}: ContentSnapshot): {entry: ContentDocument; missing: string[]}[] {
  return ofType(published, "storageEntry").map((entry) => ({
    entry,
    missing: ["en", "de", "fr", "es"].filter(
      (locale) => !textAt(entry, `purpose.${locale}`) || !textAt(entry, `lifetime.${locale}`),
    ),
  }));
}
