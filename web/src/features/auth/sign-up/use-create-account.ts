"use client";

import type {AgreedDocument} from "@gradus/backend/contract/agreements";
import type {MarketParams} from "@gradus/schemas/markets";
import {useState} from "react";
import {failureWords} from "@/client/forms/failure-words";
import {newPassword} from "@/client/forms/field-rules";
import {type FieldNotes, mistakeWords} from "@/client/forms/mistake-words";
import {browserSession, newId} from "@/client/session/browser-session";
import {browserTabStorage} from "@/client/session/browser-storage";
import type {Failure} from "@/client/session/reply";
import type {FormValues, Mistakes, SendOutcome} from "@/ui/form/form-state";
import {dropTicket, readTicket} from "../signup-ticket";
import {flow, idempotencyKeyFor} from "./flow";
import {refusalOf} from "./refusal";
import {signUpBody} from "./sign-up-body";
import type {OthersWords} from "./sign-up-words";
import type {OpenStep} from "./use-step";

interface Options {
  readonly control: OpenStep;
  readonly words: OthersWords;
  readonly market: MarketParams;
  readonly agreement: AgreedDocument | null;
  readonly notes: FieldNotes;
  readonly needsPassword: boolean;
}

/** Makes the account from all steps, and leads back to the one that is to blame when it is refused. */
export function useCreateAccount({control, words, market, agreement, notes, needsPassword}: Options) {
  // Another version may begin to apply while someone fills in the form.
  const [agreed, setAgreed] = useState(agreement);

  function mistakes({password = "", privacy = ""}: FormValues<string>): Mistakes {
    return mistakeWords(
      {
        ...(needsPassword && {password: newPassword(password)}),
        ...(privacy !== "on" && {privacy: "required" as const}),
      },
      words.form,
      notes,
    );
  }

  async function create(values: FormValues<string>): Promise<SendOutcome> {
    if (agreed === null) return {kind: "refused", problem: words.createFailed};
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
    dropTicket(storage);
    return {kind: "done"};
  }

  function refuse(err: Failure): SendOutcome {
    if (err.code === "leaving") return {kind: "leaving"};
    const current = err.current?.find(({kind}) => kind === "privacy");
    if (err.code === "version_changed" && current) {
      setAgreed(current);
      return {kind: "refused", mistakes: {privacy: words.privacyChanged}};
    }
    if (err.code === "privacy_required") return {kind: "refused", mistakes: {privacy: words.privacyRequired}};
    const refusal = refusalOf(err);
    if (refusal?.step === "others") {
      return {kind: "refused", mistakes: mistakeWords(refusal.codes, words.form, notes)};
    }
    if (refusal) {
      flow.refusal = refusal;
      control.goTo(refusal.step);
      return {kind: "leaving"};
    }
    const own = {
      create_failed: words.createFailed,
      internal: words.createFailed,
      bad_reply: words.createFailed,
    };
    return {kind: "refused", problem: failureWords(err, words.form, own)};
  }
  return {mistakes, create, agreed};
}
