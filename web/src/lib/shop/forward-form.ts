import "server-only";
import {z} from "zod";
import {fetchBackend} from "./fetch-backend";
import {isOwnRequest} from "./is-own-request";

// A page of this site: anything else would make us a signpost to elsewhere.
const returnPath = z.string().regex(/^\/[a-z]{2,3}\/[a-z]{2}(\/[a-z0-9-]+)*$/);

type FormResult = "sent" | "invalid" | "limited" | "failed";

/**
 * Handles a form of browsers without scripts: sends what was typed to the backend, and the browser back to the page,
 * which shows the outcome. `told` maps the reply's data to parameters added to the address.
 */
export async function forwardForm(
  request: Request,
  path: string,
  toBody: (fields: Readonly<Record<string, FormDataEntryValue>>) => unknown,
  toQuery: (data: unknown) => Readonly<Record<string, string>> = () => ({}),
): Promise<Response> {
  const fields = await readForm(request);
  const page = returnPath.safeParse(fields?.back);
  if (!fields || !page.success || !isOwnRequest(request)) return new Response(null, {status: 400});
  const answer = await fetchBackend(request.headers, {method: "POST", path, body: toBody(fields)});
  const result = resultOf(answer);
  const query = new URLSearchParams({result, ...(answer.ok ? toQuery((await answer.json()).data) : {})});
  return new Response(null, {status: 303, headers: {location: `${page.data}?${query}`}});
}

function resultOf({ok, status}: Response): FormResult {
  if (ok) return "sent";
  if (status === 429) return "limited";
  return status === 400 || status === 422 ? "invalid" : "failed";
}

async function readForm(request: Request): Promise<Readonly<Record<string, FormDataEntryValue>> | null> {
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    return null;
  }
}
