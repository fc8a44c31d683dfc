import type {SignUpBody} from "@gradus/backend/contract/accounts";
import type {AgreedDocument} from "@gradus/backend/contract/agreements";
import type {MarketParams} from "@gradus/schemas/markets";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {type FieldNotes, fieldMistakes} from "@/client/forms/field-mistakes";
import {newPassword} from "@/client/forms/field-rules";
import {browserSession, newId} from "@/client/session/browser-session";
import {browserTabStorage} from "@/client/session/browser-storage";
import type {Failure} from "@/client/session/reply";
import type {FormValues, Mistakes, SendOutcome} from "@/ui/form/form-state";
import {clearTicket, readTicket} from "../signup-ticket";
import {flow, idempotencyKeyFor} from "./flow";
import {refusalOf} from "./refusal";
import {signUpBody} from "./sign-up-body";
import type {OthersTranslator} from "./sign-up-messages";
import type {OpenStep} from "./use-step";

interface Options {
  readonly control: OpenStep;
  readonly t: OthersTranslator;
  readonly market: MarketParams;
  readonly agreement: AgreedDocument | null;
  readonly notes: FieldNotes;
  readonly needsPassword: boolean;
  readonly supportEmail: string;
}

/** Makes the account from all steps, and leads back to the one that is to blame when it is refused. */
export function useCreateAccount(options: Options) {
  const {control, t, market, agreement, notes, needsPassword, supportEmail} = options;
  // Another version may begin to apply while someone fills in the form.
  const [agreed, setAgreed] = useState(agreement);

  function mistakes({password = "", privacy = ""}: FormValues<string>): Mistakes {
    const codes = {
      ...(needsPassword && {password: newPassword(password)}),
      ...(privacy !== "on" && {privacy: "required" as const}),
    };
    return fieldMistakes(codes, t, notes);
  }

  async function create(values: FormValues<string>): Promise<SendOutcome> {
    if (agreed === null) return {kind: "refused", problem: t("auth.createFailed", {email: supportEmail})};
    if (needsPassword) flow.password = values.password ?? "";
    const ticket = readTicket(browserTabStorage());
    const proof = ticket === null ? {password: flow.password ?? ""} : {signup_ticket: ticket.ticket};
    const err = await register(signUpBody({...control.data, ...values}, {market, proof, agreement: agreed}));
    const current = err?.code === "version_changed" && err.current?.find(({kind}) => kind === "privacy");
    if (current) setAgreed(current);
    return err ? refusedOutcome(err, options) : {kind: "done"};
  }
  return {mistakes, create, agreed};
}

/** Creates the account, signs in to it and clears the secrets. Null on success. */
async function register(body: SignUpBody): Promise<Failure | null> {
  const session = browserSession();
  const idempotencyKey = idempotencyKeyFor(JSON.stringify(body), newId);
  const reply = await session.callBackend("POST /b/users", {body, idempotencyKey});
  if (!reply.ok) return reply.err;
  session.signIn(reply.data);
  flow.password = null;
  flow.isProven = reply.data.user.email_verified;
  clearTicket(browserTabStorage());
  return null;
}

function refusedOutcome(err: Failure, {control, t, notes, supportEmail}: Options): SendOutcome {
  if (err.code === "leaving") return {kind: "leaving"};
  if (err.code === "version_changed" && err.current?.some(({kind}) => kind === "privacy"))
    return {kind: "refused", mistakes: {privacy: t("signup.privacyChanged")}};
  if (err.code === "privacy_required")
    return {kind: "refused", mistakes: {privacy: t("signup.privacyRequired")}};
  const refusal = refusalOf(err);
  if (refusal?.step === "others") return {kind: "refused", mistakes: fieldMistakes(refusal.codes, t, notes)};
  if (refusal) {
    if (refusal.taken === "ticket_over") clearTicket(browserTabStorage());
    flow.refusal = refusal;
    control.goTo(refusal.step);
    return {kind: "leaving"};
  }
  const failed = t("auth.createFailed", {email: supportEmail});
  const own = {create_failed: failed, internal: failed, bad_reply: failed};
  return {kind: "refused", problem: failureMessage(err, t, own)};
}
