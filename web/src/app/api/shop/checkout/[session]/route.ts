import {askBackend} from "@/lib/shop/ask-backend";
import {passOn} from "@/lib/shop/pass-on";

/** What became of a payment. The cookie shows whether this is the browser that paid. */
export async function GET(request: Request, {params}: {params: Promise<{session: string}>}) {
  const {session} = await params;
  const path = `/canyon/checkout/session/${encodeURIComponent(session)}`;
  return passOn(await askBackend(request.headers, {path}));
}
