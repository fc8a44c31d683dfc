import {browserSession} from "@/client/session/browser-session";
import {tokenSet} from "@/client/session/testing/fake-browser";

/** Begins a session of this browser, as every way of signing in does. */
export function signInAs(id: string): void {
  const head = {id, user_name: "a", first_name: "A", email: "a@b.test", email_verified: true};
  browserSession().signIn({
    ...tokenSet(Date.now(), id),
    user: {...head, locale: "en", region: "de", roles: []},
  });
}
