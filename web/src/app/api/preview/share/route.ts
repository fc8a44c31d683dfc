import {marketPath} from "@/lib/market-path";
import {enterPreview} from "@/preview/enter";
import {expiredLinkResponse} from "@/preview/expired-link-response";
import {previewSecret} from "@/preview/secret";
import {linkSession} from "@/preview/session";
import {findShareLink} from "@/preview/share-links";
import {sharedPath} from "@/preview/shared-path";

/** The way in for people without an account: a link shows certain drafts, in one market, until a date. */
export async function GET(request: Request) {
  const secret = previewSecret();
  const token = new URL(request.url).searchParams.get("t");
  const session = linkSession.safeParse({kind: "link", token});
  const link = session.success ? await findShareLink(session.data.token, new Date()) : null;
  if (!secret || !session.success || !link?.isLive) return expiredLinkResponse(link);
  return enterPreview(request, session.data, secret, marketPath(link, await sharedPath(link.view)));
}
