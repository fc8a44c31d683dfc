import type {SanityClient} from "sanity";
import {z} from "zod";
import {draftTextIn} from "../rules/new-text.ts";
import {weakReference} from "../rules/weak-reference.ts";

const sourceText = z.looseObject({_id: z.string()});

/** Begins a text in another language with the words of an existing one, and lists it in its version. */
export async function addLanguage(
  client: SanityClient,
  {version, source, locale}: {version: string; source: string; locale: string},
): Promise<string> {
  const found = sourceText.parse(await client.getDocument(`drafts.${source}`));
  const draft = draftTextIn(locale, found, version);
  const id = draft._id.replace(/^drafts\./, "");
  const entry = {...weakReference(id, "legalText"), _key: locale};
  await client
    .transaction()
    .create(draft)
    .patch(`drafts.${version}`, (patch) => patch.setIfMissing({texts: []}).append("texts", [entry]))
    .commit({tag: "legal.add-language"});
  return id;
}
