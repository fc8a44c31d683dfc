import {z} from "zod";
import {AppError} from "../../../core/errors.ts";

const TIMEOUT_MS = 10_000;
const BODY_MAX_CHARACTERS = 256 * 1024;

export type Fetch = typeof fetch;

/** Calls a provider. Its outage, or an answer that cannot be parsed, is `platform_unavailable`. */
export interface ProviderClient {
  get<T extends z.ZodType>(url: URL, schema: T): Promise<z.infer<T>>;
  /** Null when the provider refuses what was sent, as with a code that was used before. */
  post<T extends z.ZodType>(
    url: string,
    form: Readonly<Record<string, string>>,
    schema: T,
  ): Promise<z.infer<T> | null>;
}

const refusal = z.object({error: z.unknown()});

export function createProviderClient(fetchImpl: Fetch): ProviderClient {
  return {
    async get(url, schema) {
      const {status, body} = await ask(fetchImpl, url, {});
      if (status !== 200) throw unavailable(`${url.origin} answered ${status}`);
      return parse(body, schema, url.origin);
    },
    async post(url, form, schema) {
      const {status, body} = await ask(fetchImpl, url, {method: "POST", body: new URLSearchParams(form)});
      if (status === 200) return parse(body, schema, url);
      const {data} = refusal.safeParse(body);
      // Anything but a refused code is our own registration or their outage: nothing a user can fix.
      if (status === 400 && data && isRefusedCode(data.error)) return null;
      throw unavailable(`${url} answered ${status}`);
    },
  };
}

/** The standard's word for it, and Facebook's number. */
function isRefusedCode(error: unknown) {
  return error === "invalid_grant" || z.object({code: z.literal(100)}).safeParse(error).success;
}

async function ask(fetchImpl: Fetch, url: URL | string, init: RequestInit) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // A redirect would carry secrets to an address that is not configured.
    const response = await fetchImpl(url, {...init, redirect: "error", signal});
    const text = await response.text();
    if (text.length > BODY_MAX_CHARACTERS) throw new Error("The answer is too long");
    const body: unknown = JSON.parse(text);
    return {status: response.status, body};
  } catch (cause) {
    throw unavailable("The provider does not answer", cause);
  }
}

function parse<T extends z.ZodType>(body: unknown, schema: T, from: string): z.infer<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw unavailable(`${from} answered something unknown`, parsed.error);
}

function unavailable(message: string, cause?: unknown) {
  return new AppError("platform_unavailable", message, {cause});
}
