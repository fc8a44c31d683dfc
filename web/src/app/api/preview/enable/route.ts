import {validatePreviewUrl} from "@sanity/preview-url-secret";
import {z} from "zod";
import {client} from "@/content/client";
import {enterPreview} from "@/preview/enter";
import {safePath} from "@/preview/safe-path";
import {previewSecret} from "@/preview/secret";
import {previewSession, STUDIO_SESSION_SECONDS} from "@/preview/session";

const PARAMETERS = /^(?:sanity-preview-|x-)/;
const instant = z.iso.datetime({offset: true}).nullable().catch(null);

/** The way in from the Studio: a secret written there a moment ago opens drafts for this browser. */
export async function GET(request: Request) {
  const secret = previewSecret();
  if (!secret) return Response.json({err: {code: "unavailable"}}, {status: 503});
  const {isValid, redirectTo, studioPreviewPerspective} = await validatePreviewUrl(client, request.url);
  if (!isValid)
    return new Response("This preview link is no longer valid. Open it again from the Studio.", {
      status: 401,
    });
  const {searchParams} = new URL(request.url);
  const session = previewSession.safeParse({
    kind: "studio",
    perspective: studioPreviewPerspective || "drafts",
    simulation: null,
    at: instant.parse(searchParams.get("at")),
    expires: Date.now() + STUDIO_SESSION_SECONDS * 1000,
  });
  if (!session.success) return new Response("This perspective does not exist.", {status: 400});
  const target = withoutParameters(safePath(redirectTo));
  const again = new URLSearchParams({to: target, retry: `/api/preview/enable?${searchParams}`});
  return enterPreview(request, session.data, secret, `/api/preview/check?${again}`);
}

/** The page's own address: the parameters of this request are removed from it. */
function withoutParameters(path: string): string {
  const url = new URL(path, "http://site.invalid");
  for (const name of [...url.searchParams.keys()]) if (PARAMETERS.test(name)) url.searchParams.delete(name);
  return `${url.pathname}${url.search}${url.hash}`;
}
