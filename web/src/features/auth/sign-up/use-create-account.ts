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
  const failed = t("auth.createFailed", {email: supportEmail});
  // Another version may begin to apply while someone fills in the form.
  const [agreed, setAgreed] = useState(agreement);

  function mistakes({password = "", privacy = ""}: FormValues<string>): Mistakes {
    return fieldMistakes(
      {
        ...(needsPassword && {password: newPassword(password)}),
        ...(privacy !== "on" && {privacy: "required" as const}),
      },
      t,
      notes,
    );
  }

  async function create(values: FormValues<string>): Promise<SendOutcome> {
    if (agreed === null) return {kind: "refused", problem: failed};
    if (needsPassword) flow.password = values.password ?? "";
    const storage = browserTabStorage();
    const signup_ticket = readTicket(storage);
    const proof = signup_ticket === null ? {password: flow.password ?? ""} : {signup_ticket};
    const body = signUpBody({...control.data, ...values}, {market, proof, agreement: agreed});
    const session = browserSession();
    const idempotencyKey = idempotencyKeyFor(JSON.stringify(body), newId);
    const reply = await session.callBackend("POST /b/users", {body, idempotencyKey});
    if (!reply.ok) return refuse(reply.err);
    session.signIn(reply.data);
    flow.password = null;
    clearTicket(storage);
    return {kind: "done"};
  }

  function refuse(err: Failure): SendOutcome {
    if (err.code === "leaving") return {kind: "leaving"};
    const current = err.current?.find(({kind}) => kind === "privacy");
    if (err.code === "version_changed" && current) {
      setAgreed(current);
      return {kind: "refused", mistakes: {privacy: t("signup.privacyChanged")}};
    }
    if (err.code === "privacy_required")
      return {kind: "refused", mistakes: {privacy: t("signup.privacyRequired")}};
    const refusal = refusalOf(err);
    if (refusal?.step === "others") {
      return {kind: "refused", mistakes: fieldMistakes(refusal.codes, t, notes)};
    }
    if (refusal) {
      flow.refusal = refusal;
      control.goTo(refusal.step);
      return {kind: "leaving"};
    }
    const own = {create_failed: failed, internal: failed, bad_reply: failed};
    return {kind: "refused", problem: failureMessage(err, t, own)};
  }
  return {mistakes, create, agreed};
}
