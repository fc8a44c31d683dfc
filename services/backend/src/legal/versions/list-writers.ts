import {z} from "zod";
import type {ContentApi} from "../../core/content/content-api.ts";

const change = z.object({id: z.string(), author: z.string()});

const PAGE = 1_000;

/** Who changed any of the documents, by the content's own history. What the seal service writes has no words. */
export async function listWriters(
  content: Pick<ContentApi, "history" | "serviceId">,
  ids: readonly string[],
): Promise<Set<string>> {
  const writers = new Set<string>();
  for (let after: string | null = null; ; ) {
    const page = await readPage(content, ids, after);
    for (const {author} of page) writers.add(author);
    const last = page.at(-1);
    // A page begins with the transaction the one before ended with.
    if (page.length < PAGE || last === undefined || last.id === after) break;
    after = last.id;
  }
  writers.delete(await content.serviceId());
  return writers;
}

async function readPage(content: Pick<ContentApi, "history">, ids: readonly string[], after: string | null) {
  const lines = await content.history(ids, {
    limit: String(PAGE),
    ...(after !== null && {fromTransaction: after}),
  });
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => change.parse(JSON.parse(line)));
}
