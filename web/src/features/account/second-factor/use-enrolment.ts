import type {User} from "@gradus/backend/contract/accounts";
import type {enrollReply} from "@gradus/backend/contract/second-factor";
import {useState} from "react";
import type {z} from "zod";
import {failureMessage} from "@/client/forms/failure-message";
import {enrollSecondFactor, removeSecondFactor, useSecondFactor} from "@/client/resources/use-second-factor";
import type {Failure} from "@/client/session/reply";
import {useStepUp} from "../step-up/use-step-up";
import type {SecondFactorTranslator} from "./second-factor-messages";

type Step =
  | {readonly kind: "rest"; readonly announcement?: string}
  | {readonly kind: "enrolling"; readonly secret: z.output<typeof enrollReply>}
  | {readonly kind: "codes"; readonly codes: readonly string[]};

export function useEnrolment(user: User, t: SecondFactorTranslator) {
  const factor = useSecondFactor();
  const {run, dialog} = useStepUp(user, t);
  const [step, setStep] = useState<Step>({kind: "rest"});
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const messageOf = (err: Failure) =>
    failureMessage(err, t, {password_needed: t("secondFactor.passwordNeeded")});

  async function start() {
    if (isStarting) return;
    setStarting(true);
    const reply = await run(enrollSecondFactor);
    setStarting(false);
    setProblem(reply?.err ? messageOf(reply.err) : null);
    if (reply?.ok) setStep({kind: "enrolling", secret: reply.data});
  }

  async function remove(): Promise<string | null> {
    setProblem(null);
    const reply = await run(removeSecondFactor);
    if (!reply) return null;
    if (!reply.ok) return messageOf(reply.err);
    setStep({kind: "rest", announcement: t("secondFactor.removed")});
    factor.retry();
    return null;
  }
  return {factor, run, dialog, step, setStep, isStarting, problem, start, remove};
}
