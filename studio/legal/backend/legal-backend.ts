import {messageOf} from "../../dialogs/message-of.ts";
import {type LegalStatus, type Move, RefusalError, readRefusal, statusReply} from "./reply.ts";

interface Deps {
  readonly baseUrl: string;
  /** The user's Studio token: the backend identifies its owner through the content API. */
  readonly token: string | null;
  readonly fetch: typeof globalThis.fetch;
}

export interface EvidenceRequest {
  readonly kind: string;
  readonly region: string;
  readonly date: string;
}

/** The proof from the record, the same at every request; or the pages as the site shows them now. */
export type EvidenceFile = "evidence" | "page-snapshot";

export type LegalBackend = ReturnType<typeof createLegalBackend>;

/** The backend checks and performs every legal move; the Studio only requests it. */
export function createLegalBackend({baseUrl, token, fetch}: Deps) {
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await send(`${baseUrl}/b/legal/${path}`, init);
    if (response.ok) return response;
    throw readRefusal(response.status, await response.json().catch(() => null));
  }

  async function send(url: string, init: RequestInit): Promise<Response> {
    const headers = {
      ...(token !== null && {authorization: `Bearer ${token}`}),
      ...(init.body !== undefined && {"content-type": "application/json"}),
    };
    try {
      return await fetch(url, {...init, headers, cache: "no-store"});
    } catch (cause) {
      throw new RefusalError("unreachable", `The legal service at ${baseUrl} does not answer.`, [
        messageOf(cause),
      ]);
    }
  }

  return {
    async status(version: string): Promise<LegalStatus> {
      return statusReply.parse(await (await request(`versions/${encodeURIComponent(version)}`)).json());
    },
    async move(move: Move, body: Readonly<Record<string, string>>): Promise<void> {
      await request(move, {method: "POST", body: JSON.stringify(body)});
    },
    async download(file: EvidenceFile, {kind, region, date}: EvidenceRequest): Promise<Blob> {
      return (await request(`${file}?${new URLSearchParams({kind, region, date})}`)).blob();
    },
  };
}
