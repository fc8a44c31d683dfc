import {revalidateTag} from "next/cache";
import type {NextRequest} from "next/server";
import {parseBody} from "next-sanity/webhook";
import {z} from "zod";
import {tagsOfChange} from "@/content/cache-tags";
import {env} from "@/env/server";

const side = z
  .object({
    _id: z.string(),
    _type: z.string(),
    slug: z.string().nullish(),
    locale: z.string().nullish(),
    kind: z.string().nullish(),
    region: z.string().nullish(),
    addressKey: z.array(z.unknown()).nullish(),
  })
  .nullable();
const change = z.object({before: side, after: side});

/** Signed notice of a published change: what shows the document is made anew on its next visit. */
export async function POST(request: NextRequest) {
  if (!env.SANITY_WEBHOOK_SECRET) return Response.json({err: "No webhook secret is set"}, {status: 503});
  // Without the consistency wait: our own reads never pass a cache that could be behind.
  const {isValidSignature, body} = await parseBody<unknown>(request, env.SANITY_WEBHOOK_SECRET, false);
  if (!isValidSignature) return Response.json({err: "The signature does not match"}, {status: 401});
  const parsed = change.safeParse(body);
  if (!parsed.success) return Response.json({err: z.prettifyError(parsed.error)}, {status: 400});
  const {before, after} = parsed.data;
  const tags = tagsOfChange({before: definedSide(before), after: definedSide(after)});
  for (const tag of tags) revalidateTag(tag, {expire: 0});
  return Response.json({tags});
}

type Side = z.infer<typeof side>;

function definedSide(value: Side) {
  if (!value) return null;
  const {_id, _type, slug = null, locale = null, kind = null, region = null, addressKey = null} = value;
  return {_id, _type, slug, locale, kind, region, addressKey};
}
