import {clearCachedSchedule} from "./cached-schedule";
import {clearEdits} from "./edit-queue";
import {send} from "./send";
import type {SessionParts} from "./session-parts";

const REVOKE_MS = 2_000;

/** Ends the session on the server if it answers in time, and here in any case. */
export async function signOut({ports, store, page}: SessionParts): Promise<void> {
  const {access_token, refresh_token, client_id} = store.read();
  if (refresh_token) {
    const request = {
      method: "POST",
      path: "/b/token/revoke",
      body: {refresh_token},
      keepalive: true,
      timeoutMs: REVOKE_MS,
    };
    await send(ports, request, {bearer: access_token, clientId: client_id});
  }
  // The data a device stores for days without a connection belongs to the user and is deleted on sign-out.
  if (page.person !== null) clearEdits(ports.storage, page.person);
  clearCachedSchedule(ports.storage);
  page.needs.clear();
  page.person = null;
  store.clear();
  ports.channel.post("signed_out");
}
