"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {enrollReply} from "@gradus/backend/contract/second-factor";
import {useState} from "react";
import type {z} from "zod";
import {failureWords} from "@/client/forms/failure-words";
import {fill} from "@/client/messages/fill";
import {WithUserClient} from "@/client/parts/with-user-client";
import {useSecondFactor} from "@/client/resources/use-second-factor";
import type {Failure} from "@/client/session/reply";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {useStepUp} from "../step-up/use-step-up";
import {Enrolment} from "./enrolment";
import {RecoveryCodes} from "./recovery-codes";
import type {SecondFactorWords} from "./second-factor-words";

export function SecondFactorClient({words}: {words: SecondFactorWords}) {
  return (
    <WithUserClient words={words}>{(user) => <SecondFactor user={user} words={words} />}</WithUserClient>
  );
}

interface Props {
  readonly user: User;
  readonly words: SecondFactorWords;
}

type Step =
  | {readonly kind: "rest"; readonly said?: string}
  | {readonly kind: "enrolling"; readonly secret: z.output<typeof enrollReply>}
  | {readonly kind: "codes"; readonly codes: readonly string[]};

/** The second step of signing in: set up with an app, confirmed by a code, taken away again. */
function SecondFactor({user, words}: Props) {
  const factor = useSecondFactor(user);
  const {run, dialog} = useStepUp(user, words);
  const [step, setStep] = useState<Step>({kind: "rest"});
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const tell = (err: Failure | null) =>
    setProblem(err && failureWords(err, words.form, {password_needed: words.passwordNeeded}));

  async function start() {
    if (isStarting) return;
    setStarting(true);
    const reply = await run(factor.enroll);
    setStarting(false);
    tell(reply?.err ?? null);
    if (reply?.ok) setStep({kind: "enrolling", secret: reply.data});
  }

  async function remove() {
    const reply = await run(factor.remove);
    tell(reply?.err ?? null);
    if (!reply?.ok) return;
    setStep({kind: "rest", said: words.removed});
    factor.retry();
  }
  return (
    <div className="max-w-measure" aria-busy={factor.isLoading}>
      <p className="mt-6">{words.text}</p>
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {problem ?? (factor.err && failureWords(factor.err, words.form))}
      </p>
      {step.kind === "rest" && factor.data && (
        <Standing
          {...{user, words, isStarting}}
          factor={factor.data}
          onStart={() => void start()}
          onRemove={() => void remove()}
        />
      )}
      <p role="status" className="mt-4 text-success empty:hidden">
        {step.kind === "rest" && step.said}
      </p>
      {step.kind === "enrolling" && (
        <Enrolment
          {...{words, secret: step.secret}}
          confirm={(code) => run(() => factor.confirm(code))}
          onDone={(codes) => setStep({kind: "codes", codes})}
        />
      )}
      {step.kind === "codes" && (
        <RecoveryCodes
          {...{words, codes: step.codes}}
          onKept={() => {
            setStep({kind: "rest"});
            factor.retry();
          }}
        />
      )}
      {dialog}
    </div>
  );
}

interface StandingProps extends Props {
  readonly factor: {
    readonly enabled: boolean;
    readonly since: string | null;
    readonly recovery_codes_left: number;
  };
  readonly isStarting: boolean;
  readonly onStart: () => void;
  readonly onRemove: () => void;
}

function Standing({user, words, factor, isStarting, onStart, onRemove}: StandingProps) {
  const day = new Intl.DateTimeFormat(words.form.format, {dateStyle: "long"});
  if (factor.since === null) {
    return (
      <div className="mt-8">
        <p>{words.off}</p>
        {user.has_password ? (
          <Button className="mt-4" aria-disabled={isStarting} onClick={onStart}>
            {isStarting ? words.starting : words.start}
          </Button>
        ) : (
          <>
            <p className="mt-2 text-text-2">{words.passwordNeeded}</p>
            <ButtonLink className="mt-4" href={words.passwordHref}>
              {words.setPassword}
            </ButtonLink>
          </>
        )}
      </div>
    );
  }
  return (
    <div className="mt-8">
      <p>{fill(words.on, {date: day.format(new Date(factor.since))})}</p>
      <p className="mt-2 text-text-2">{fill(words.left, {count: String(factor.recovery_codes_left)})}</p>
      <div className="mt-4">
        <ConfirmDialog
          label={words.remove}
          title={words.removeQuestion}
          text={words.removeText}
          confirm={words.remove}
          cancel={words.cancel}
          onConfirm={onRemove}
        />
      </div>
    </div>
  );
}
