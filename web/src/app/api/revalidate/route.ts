import {revalidateTag} from "next/cache";
import type {NextRequest} from "next/server";
import {parseBody} from "next-sanity/webhook";
import {z} from "zod";
import {tags, tagsOfChange} from "@/content/cache-tags";
import {env} from "@/env/server";

const side = z
  .object({
    _id: z.string(),
    _type: z.string(),
    slug: z.string().nullable().default(null),
    locale: z.string().nullable().default(null),
    kind: z.string().nullable().default(null),
    region: z.string().nullable().default(null),
    addressKey: z.array(z.unknown()).nullable().default(null),
  })
  .nullable();

/** A change of one document, or word from our own start that anything may have changed meanwhile. */
const notice = z.union([z.object({before: side, after: side}), z.object({everything: z.literal(true)})]);

/** Signed notice of a published change: what shows the document is made anew on its next visit. */
export async function POST(request: NextRequest) {
  if (!env.SANITY_WEBHOOK_SECRET) return Response.json({err: "No webhook secret is set"}, {status: 503});
  // Without the consistency wait: our own reads never pass a cache that could be behind.
  const read = await parseBody<unknown>(request, env.SANITY_WEBHOOK_SECRET, false).catch(() => null);
  // It broke off, or is no JSON: nothing of ours is wrong.
  if (read === null) return Response.json({err: "The notice cannot be read"}, {status: 400});
  const {isValidSignature, body} = read;
  if (!isValidSignature) return Response.json({err: "The signature does not match"}, {status: 401});
  const parsed = notice.safeParse(body);
  if (!parsed.success) return Response.json({err: z.prettifyError(parsed.error)}, {status: 400});
  const stale = "everything" in parsed.data ? [tags.content] : tagsOfChange(parsed.data);
  for (const tag of stale) revalidateTag(tag, {expire: 0});
  return Response.json({tags: stale});
}
