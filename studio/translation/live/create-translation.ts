import type {Locale} from "@gradus/schemas/markets";
import type {SanityClient, SanityDocument} from "sanity";
import {listReferences, translationId, translationOf} from "../languages/translation-of.ts";

/** Documents shown by this one that exist per language, each with its counterpart in the wanted language. */
const COUNTERPARTS = `*[_id in $ids && defined(translationGroup)]{
  _id, "counterpart": *[_type == ^._type && translationGroup == ^.translationGroup && locale == $locale][0]._id
}`;

/** Creates the draft of a translation with the rights of the person at the client; the id without `drafts.`. */
export async function createTranslation(
  client: SanityClient,
  source: SanityDocument,
  locale: Locale,
): Promise<string> {
  const found = await client.fetch<{_id: string; counterpart: string | null}[]>(
    COUNTERPARTS,
    {ids: listReferences(source), locale},
    {perspective: "published"},
  );
  const counterparts = new Map(
    found.flatMap(({_id, counterpart}) => (counterpart ? [[_id, counterpart] as const] : [])),
  );
  // Two users may request it at the same time: the second finds the draft of the first.
  await client.createIfNotExists(await translationOf({source, locale, counterparts}));
  return translationId(String(source.translationGroup), locale);
}
