"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {secondFactor} from "@gradus/backend/contract/second-factor";
import {type RefObject, useRef} from "react";
import type {z} from "zod";
import {failureMessage} from "@/client/forms/failure-message";
import {WithUser} from "@/client/parts/with-user";
import {confirmSecondFactor} from "@/client/resources/use-second-factor";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {Enrolment} from "./enrolment";
import {RecoveryCodes} from "./recovery-codes";
import type {SecondFactorTranslator} from "./second-factor-messages";
import {useEnrolment} from "./use-enrolment";

interface ClientProps {
  readonly t: SecondFactorTranslator;
  readonly passwordHref: string;
}

export const SecondFactorClient = withMessages(SecondFactorContent);

function SecondFactorContent({t, passwordHref}: ClientProps) {
  return (
    <WithUser t={t}>{(user) => <SecondFactor user={user} t={t} passwordHref={passwordHref} />}</WithUser>
  );
}

interface Props {
  readonly user: User;
  readonly t: SecondFactorTranslator;
  readonly passwordHref: string;
}

/** The second step of signing in: set up with an app, confirmed by a code, taken away again. */
function SecondFactor({user, t, passwordHref}: Props) {
  const {factor, run, dialog, step, setStep, isStarting, problem, start, remove} = useEnrolment(user, t);
  const intro = useRef<HTMLParagraphElement>(null);
  return (
    <div className="max-w-measure" aria-busy={factor.isLoading}>
      <p ref={intro} tabIndex={-1} className="mt-6">
        {t("secondFactor.text")}
      </p>
      <ProblemLine>{problem ?? (factor.err && failureMessage(factor.err, t))}</ProblemLine>
      {step.kind === "rest" && factor.data && (
        <Status
          passwordHref={passwordHref}
          user={user}
          t={t}
          isStarting={isStarting}
          factor={factor.data}
          onStart={() => void start()}
          onRemove={remove}
          focusAfter={intro}
        />
      )}
      <DoneLine>{step.kind === "rest" && step.announcement}</DoneLine>
      {step.kind === "enrolling" && (
        <Enrolment
          t={t}
          secret={step.secret}
          confirm={(code) => run(() => confirmSecondFactor(code))}
          onDone={(codes) => setStep({kind: "codes", codes})}
        />
      )}
      {step.kind === "codes" && (
        <RecoveryCodes
          t={t}
          codes={step.codes}
          onSaved={() => {
            setStep({kind: "rest"});
            factor.retry();
          }}
        />
      )}
      {dialog}
    </div>
  );
}

interface StatusProps extends Props {
  readonly factor: z.output<typeof secondFactor>;
  readonly isStarting: boolean;
  readonly onStart: () => void;
  readonly onRemove: () => Promise<string | null>;
  readonly focusAfter: RefObject<HTMLElement | null>;
}

function Status({user, t, passwordHref, factor, isStarting, onStart, onRemove, focusAfter}: StatusProps) {
  const day = new Intl.DateTimeFormat(t.formatLocale, {dateStyle: "long"});
  if (factor.since === null) {
    return (
      <div className="mt-8">
        <p>{t("secondFactor.off")}</p>
        {factor.required && <p className="mt-2">{t("secondFactor.required")}</p>}
        {user.has_password ? (
          <Button className="mt-4" aria-disabled={isStarting} onClick={onStart}>
            {isStarting ? t("secondFactor.starting") : t("secondFactor.start")}
          </Button>
        ) : (
          <>
            <p className="mt-2 text-text-2">{t("secondFactor.passwordNeeded")}</p>
            <ButtonLink className="mt-4" href={passwordHref}>
              {t("securityLog.setPassword")}
            </ButtonLink>
          </>
        )}
      </div>
    );
  }
  return (
    <div className="mt-8">
      <p>{t("secondFactor.on", {date: day.format(new Date(factor.since))})}</p>
      <p className="mt-2 text-text-2">
        {t("secondFactor.left", {count: String(factor.recovery_codes_left)})}
      </p>
      {factor.required ? (
        <p className="mt-4">{t("secondFactor.kept")}</p>
      ) : (
        <div className="mt-4">
          <ConfirmDialog
            label={t("secondFactor.remove")}
            title={t("secondFactor.removeQuestion")}
            text={t("secondFactor.removeText")}
            confirm={t("secondFactor.remove")}
            working={t("common.working")}
            cancel={t("common.cancel")}
            onConfirm={onRemove}
            focusAfter={focusAfter}
          />
        </div>
      )}
    </div>
  );
}
