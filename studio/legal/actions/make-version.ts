import type {SanityClient} from "sanity";
import {z} from "zod";
import type {Version} from "../data/versions.ts";
import type {DraftDocument} from "../rules/new-text.ts";
import {draftFirstOfScope, draftNewVersion, newVersionId} from "../rules/new-version.ts";

export interface VersionRequest {
  /** The version whose words are taken, or built on. */
  readonly from: Version;
  /** Where the new words apply. Another scope than that of `from` gets its first words of its own. */
  readonly scope: string;
  /** Languages of the new version; those in which `from` has no text are left out. */
  readonly locales: readonly string[];
  /** Versions of scopes of their own that shall follow it, with their words. */
  readonly overlays: readonly Version[];
  readonly label: string;
  readonly effectiveFrom: string;
  readonly changeKind: string;
  /** For a scope of its own: what it builds on. */
  readonly base: string | null;
  readonly author: string;
}

const stored = z.looseObject({_id: z.string()});

/** Makes the drafts in one transaction with the person's own rights, and gives the new version's id. */
export async function makeVersion(
  client: SanityClient,
  request: VersionRequest,
  existingIds: readonly string[],
): Promise<string> {
  const {from, scope, overlays, effectiveFrom, locales} = request;
  const idIn = (inScope: string) =>
    newVersionId({kind: from.kind, scope: inScope, effectiveFrom}, existingIds);
  const id = idIn(scope);
  const source = {...from, texts: from.texts.filter(({locale}) => locales.includes(locale))};
  const draft = scope === from.scope ? draftNewVersion : draftFirstOfScope;
  const drafts = await Promise.all([
    readPublished(client, source).then((read) => draft(read, {...request, id})),
    ...overlays.map(async (overlay) => {
      const read = await readPublished(client, overlay);
      return draftNewVersion(read, {...request, id: idIn(overlay.scope), scope: overlay.scope, base: id});
    }),
  ]);
  await create(client, drafts.flat());
  return id;
}

async function readPublished(client: SanityClient, {id, texts: textRefs}: Version) {
  const found = await client.getDocuments([id, ...textRefs.map(({_id}) => _id)]);
  const [version, ...texts] = z.array(stored).parse(found.filter((document) => document !== null));
  if (!version) throw new Error(`${id} is not there any more.`);
  return {version, texts};
}

async function create(client: SanityClient, documents: readonly DraftDocument[]): Promise<void> {
  const transaction = documents.reduce((all, document) => all.create(document), client.transaction());
  await transaction.commit({tag: "legal.new-version"});
}
