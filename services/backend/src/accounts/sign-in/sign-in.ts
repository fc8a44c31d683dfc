import {isoDay} from "@gradus/training/numbers/days";
import type {Session} from "../../contract/session.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {type Email, requireEmail} from "../../core/mail/parse-email.ts";
import {createAccountRepository, type Person} from "../account/account-repository.ts";
import {enqueueNotice} from "../account/notices.ts";
import type {AccountDeps} from "../account-deps.ts";
import {checkSecondFactor, wrongCode} from "../second-factor/check-second-factor.ts";
import type {Client} from "../sessions/client.ts";
import {createSessionRepository} from "../sessions/session-repository.ts";
import {type Outcome, recordAttempt} from "./attempt-repository.ts";
import {completeSignIn} from "./complete-sign-in.ts";
import {createGuessLimits} from "./guess-limits.ts";
import {createSiteGuard} from "./site-guard.ts";

export type SignInDeps = Pick<
  AccountDeps,
  | "db"
  | "now"
  | "logger"
  | "content"
  | "notary"
  | "secret"
  | "passwords"
  | "accessTokens"
  | "refreshKeys"
  | "wrappingKeys"
  | "wakeMail"
>;

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the authenticator app, where the account has one. */
  readonly otp?: string | undefined;
  /** Of work done for this try, while the whole site is under attack. */
  readonly proof?: string | undefined;
}

const WRONG: ReadonlySet<string> = new Set(["wrong_password", "wrong_otp"]);

/**
 * Signs in by e-mail and password. The error states which of the two is wrong, as users expect here. A caller who tries
 * many unknown addresses, or guesses at one account, soon gets only a general failure.
 */
export async function signIn(
  deps: SignInDeps,
  {email: typed, password, otp, proof}: Credentials,
  client: Client,
): Promise<Session> {
  const email = requireEmail(typed);
  const limits = createGuessLimits(deps);
  const person = await createAccountRepository(deps.db).findByEmail(email.norm, deps.now());
  const familiarity = await familiarityOf(deps, person, client);
  if (!familiarity.isKnownClient) await requireGuardPass(deps, email, client, proof);
  if (!person) {
    const mayHear = await limits.mayRevealUnknown(client.address);
    // Takes as long as a real check, so that a client that gets no information cannot measure it either.
    await deps.passwords.verifyNothing(password);
    await noteAttempt(deps, email, null, client, "no_account");
    throw refusal("no_account", mayHear);
  }
  const guess = await limits.take(person.id, client.id, familiarity.isKnownClient);
  const {outcome, amr} = guess
    ? await judge(deps, person, {password, otp}).catch(returnGuessAndRethrow(guess))
    : await blockUnchecked(deps, person, password);
  if (!WRONG.has(outcome)) await guess?.giveBack();
  // A user who still has to enter a code has not finished the attempt yet.
  if (outcome === "otp_required") throw new AppError("otp_required", "A code of the app is needed");
  await noteAttempt(deps, email, person, client, outcome);
  if (outcome === "ok") return completeSignIn(deps, person, client, {amr, ...familiarity});
  throw refusal(outcome, !(await limits.isBlind(client.address)));
}

const STRANGER = {hasSignedIn: false, isKnownClient: false} as const;

async function familiarityOf({db}: SignInDeps, person: Person | null, client: Client) {
  return person ? createSessionRepository(db).getFamiliarity(person.id, client.id ?? "") : STRANGER;
}

/** Throws if the guard refuses the attempt. The error does not reveal whether the account exists. */
async function requireGuardPass(deps: SignInDeps, email: Email, client: Client, proof: string | undefined) {
  const refused = await createSiteGuard(deps).refusalFor(email.norm, proof);
  if (!refused) return;
  await noteAttempt(deps, email, null, client, "unproven");
  throw refused;
}

interface Verdict {
  readonly outcome: Outcome | "otp_required";
  readonly amr: readonly string[];
}
const verdict = (outcome: Verdict["outcome"], ...amr: string[]): Verdict => ({outcome, amr});

/** A check that did not take place, as with a full queue of hashes, must not lock the owner out. */
function returnGuessAndRethrow(guess: {giveBack(): Promise<void>}) {
  return async (error: unknown): Promise<never> => {
    await guess.giveBack();
    throw error;
  };
}

/** Checks the code only after the password was right, because a check uses the code up. */
async function judge(
  deps: SignInDeps,
  person: Person,
  {password, otp}: Omit<Credentials, "email">,
): Promise<Verdict> {
  if (!(await isPasswordRight(deps, person, password))) return verdict("wrong_password");
  if (person.state === "locked") return verdict("locked");
  const factor = await checkSecondFactor(deps, person.id, otp);
  if (factor === "missing") return verdict("otp_required");
  if (factor === "wrong") return verdict("wrong_otp");
  return factor === "passed" ? verdict("ok", "pwd", "otp") : verdict("ok", "pwd");
}

/** Too many guesses: even the right password is not looked at, but takes as long. */
async function blockUnchecked(deps: SignInDeps, person: Person, password: string): Promise<Verdict> {
  await deps.passwords.verifyNothing(password);
  await warnOwner(deps, person);
  return verdict("blocked");
}

function refusal(outcome: Exclude<Outcome, "ok">, mayHear: boolean) {
  if (mayHear && outcome === "no_account") return new AppError("no_account", "No account has this address");
  if (mayHear && outcome === "wrong_password") {
    return new AppError("wrong_password", "The password is not right");
  }
  if (mayHear && outcome === "wrong_otp") return wrongCode();
  return new AppError("sign_in_failed", "Sign-in failed");
}

/** Checks the password, and stores it anew when today's parameters are stronger than those it was hashed with. */
async function isPasswordRight({db, passwords}: SignInDeps, person: Person, password: string) {
  if (person.password_hash === null) return passwords.verifyNothing(password);
  if (!(await passwords.verify(person.password_hash, password))) return false;
  if (passwords.isOutdated(person.password_hash)) {
    const stronger = await passwords.hash(password);
    await createAccountRepository(db).rehash(person.id, person.password_hash, stronger);
  }
  return true;
}

function noteAttempt(
  deps: SignInDeps,
  email: Email,
  person: Person | null,
  client: Client,
  outcome: Outcome,
) {
  const attempt = {email_norm: email.norm, user_id: person?.id ?? null, client, outcome, at: deps.now()};
  return recordAttempt(deps.db, deps.secret, attempt);
}

/** Once a day at most: the one who guesses must not fill the owner's inbox. */
async function warnOwner({db, now, wakeMail}: SignInDeps, person: Person) {
  const at = now();
  const cause = `${person.id}.${isoDay(at)}`;
  await withTransaction(db, (tx) => enqueueNotice(tx, person, {notice: "sign_in_blocked", cause, at}));
  wakeMail();
}
