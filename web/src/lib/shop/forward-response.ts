import {NO_STORE} from "@/lib/cache-control";

/** The backend's answer, as the site gives it: for this visitor alone. */
export async function forwardResponse(answer: Response): Promise<Response> {
  const headers = new Headers(NO_STORE);
  for (const name of ["content-type", "retry-after", "x-request-id"]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(await answer.text(), {status: answer.status, headers});
}

/** A body that is none is left to the backend to refuse. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}
