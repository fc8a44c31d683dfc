import type {SanityClient} from "sanity";

type Client = Pick<SanityClient, "config" | "request" | "withConfig">;
/** The part of the browser tab's memory that survives the way to the lake and back. */
type TabMemory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface PersonSwitch {
  readonly client: Client;
  readonly memory: TabMemory;
  /** The lake's origin, without the project before the name. */
  readonly apiHost: string;
  readonly personId: string;
  /** Current address of the browser, to which it returns as the other user. */
  readonly address: string;
}

const PREVIOUS_SESSION = "gradus-left-session";

/** The address at which the session of another person begins, without a form, and leads back here. */
export function startSwitch({client, memory, apiHost, personId, address}: PersonSwitch): string {
  const {projectId = "", token} = client.config();
  // The Studio still shows the old session while it fetches the new one: ended now, it would call that a failure.
  if (token !== undefined) memory.setItem(PREVIOUS_SESSION, token);
  const login = new URL(`/v1/auth/login/${encodeURIComponent(personId)}`, apiHost);
  const origin = new URL(address);
  // The lake puts the id of the new session there.
  origin.hash = "";
  login.search = new URLSearchParams({origin: origin.href, projectId, withSid: "true"}).toString();
  return login.href;
}

/** Ends the session that was left, once another one runs. */
export async function finishSwitch(client: Client, memory: TabMemory): Promise<void> {
  const left = memory.getItem(PREVIOUS_SESSION);
  if (left === null || left === client.config().token) return;
  memory.removeItem(PREVIOUS_SESSION);
  await client.withConfig({token: left}).request({method: "POST", uri: "/auth/logout", tag: "people"});
}
