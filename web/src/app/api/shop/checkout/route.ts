import {errorResponse, fetchBackend} from "@/lib/shop/fetch-backend";
import {forwardResponse, readJson} from "@/lib/shop/forward-response";
import {isOwnRequest} from "@/lib/shop/is-own-request";

export async function POST(request: Request) {
  if (!isOwnRequest(request)) return errorResponse(403, "forbidden");
  const body = await readJson(request);
  return forwardResponse(
    await fetchBackend(request.headers, {method: "POST", path: "/canyon/checkout/session", body}),
  );
}
