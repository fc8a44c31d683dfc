import {fetchBackend} from "@/lib/shop/fetch-backend";
import {forwardResponse} from "@/lib/shop/forward-response";

/** The cookie shows whether this is the browser that paid. */
export async function GET(request: Request, {params}: {params: Promise<{session: string}>}) {
  const {session} = await params;
  const path = `/canyon/checkout/session/${encodeURIComponent(session)}`;
  return forwardResponse(await fetchBackend(request.headers, {path}));
}
