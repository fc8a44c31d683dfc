import type {User} from "@gradus/backend/contract/accounts";
import {useState} from "react";
import type {Reply} from "@/client/session/reply";
import {StepUpDialog} from "./step-up-dialog";
import type {StepUpTranslator} from "./step-up-messages";

interface Question {
  readonly end: (isProven: boolean) => void;
}

/** Runs an action that needs a recent sign-in: requests the password if the sign-in is too old, then continues. */
export function useStepUp(user: User, t: StepUpTranslator) {
  const [question, setQuestion] = useState<Question | null>(null);

  /** Requests the password immediately, for actions that leave the site. False if the user cancels. */
  async function prove(): Promise<boolean> {
    const isProven = await new Promise<boolean>((end) => setQuestion({end}));
    setQuestion(null);
    return isProven;
  }

  /** Null when they thought better of it. */
  async function run<T>(call: () => Promise<Reply<T>>): Promise<Reply<T> | null> {
    const reply = await call();
    if (reply.ok || reply.err.code !== "step_up_required") return reply;
    return (await prove()) ? call() : null;
  }
  return {run, prove, dialog: question && <StepUpDialog user={user} t={t} onEnd={question.end} />};
}
