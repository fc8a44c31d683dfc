import {isoDay} from "@gradus/training/numbers/days";
import type {Session} from "../../contract/session.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createAccountRepository, type Person} from "../account/account-repository.ts";
import {findChangedDocuments} from "../account/find-changed-documents.ts";
import {findDeletion} from "../account/find-deletion.ts";
import {enqueueNotice} from "../account/notices.ts";
import {isStaff, sessionOf} from "../account/user-head.ts";
import type {AccountDeps} from "../account-deps.ts";
import type {Client} from "../sessions/client.ts";
import {startSession, tokensOf} from "../sessions/start-session.ts";

type Deps = Pick<
  AccountDeps,
  "db" | "now" | "logger" | "content" | "notary" | "accessTokens" | "refreshKeys" | "wakeMail"
>;

interface Proof {
  /** How it was proven who it is: `pwd`, or the name of a provider. */
  readonly amr: readonly string[];
  readonly hasSignedIn: boolean;
  readonly isKnownClient: boolean;
}

/** What every way of signing in ends with: a session, and word to the owner when the installation is a new one. */
export async function completeSignIn(
  deps: Deps,
  person: Person,
  client: Client,
  proof: Proof,
): Promise<Session> {
  const at = deps.now();
  const isSurprise = proof.hasSignedIn && !proof.isKnownClient;
  const started = await withTransaction(deps.db, async (tx) => {
    // A password that was changed while this one was being checked is not to be outlived by its session.
    if (!(await createAccountRepository(tx).isUnchanged(person))) {
      throw new AppError("sign_in_failed", "The account was changed meanwhile");
    }
    const {id: user_id, token_version} = person;
    const user = {user_id, token_version, isStaff: isStaff(person.roles), amr: proof.amr};
    const row = await startSession(tx, deps, user, client);
    await createAccountRepository(tx).markSeen(person.id, at);
    if (isSurprise) {
      // A client that sends no id looks new each time; the owner is notified of such clients at most once a day.
      const cause = `${person.id}.${client.id ?? isoDay(at)}`;
      await enqueueNotice(tx, person, {notice: "new_sign_in", cause, at, browser: client.browser});
    }
    return row;
  });
  if (isSurprise) deps.wakeMail();
  const tokens = await tokensOf(deps, started);
  const must_accept = await findChangedDocuments(deps, person);
  return sessionOf(tokens, person, {must_accept, deletes_at: await findDeletion(deps.db, person)});
}
