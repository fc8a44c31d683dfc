import type {User} from "@gradus/backend/contract/accounts";
import {useState} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {givenPassword} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {stepUp} from "@/client/resources/use-user";
import {browserSession} from "@/client/session/browser-session";
import {signInAddress} from "@/client/session/sign-in-address";
import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import type {FormValues} from "@/ui/form/form-state";
import {PasswordField} from "@/ui/form/password-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {StepUpTranslator} from "./step-up-messages";

const FIELDS = ["step_up_password", "step_up_otp"] as const;

interface Props {
  readonly user: User;
  readonly t: StepUpTranslator;
  readonly onEnd: (isProven: boolean) => void;
}

export function StepUpDialog({user, t, onEnd}: Props) {
  return (
    <Dialog label={t("privacy.stepUpTitle")} onClose={() => onEnd(false)}>
      {user.has_password ? <StepUpForm t={t} onEnd={onEnd} /> : <SignInAgain t={t} onEnd={onEnd} />}
    </Dialog>
  );
}

/** Without a password, signing in anew is what shows who it is; it leads back to this page. */
function SignInAgain({t, onEnd}: Omit<Props, "user">) {
  async function leave() {
    await browserSession().signOut();
    const address = signInAddress(location.pathname);
    if (address !== null) location.assign(address);
  }
  return (
    <>
      <p className="mt-4">{t("privacy.stepUpNoPassword")}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button onClick={() => void leave()}>{t("auth.signIn")}</Button>
        <Button variant="secondary" onClick={() => onEnd(false)}>
          {t("common.cancel")}
        </Button>
      </div>
    </>
  );
}

function StepUpForm({t, onEnd}: Omit<Props, "user">) {
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    names: FIELDS,
    validate: ({step_up_password}) => fieldMistakes({step_up_password: givenPassword(step_up_password)}, t),
    send,
  });

  async function send({step_up_password, step_up_otp}: FormValues<(typeof FIELDS)[number]>) {
    const reply = await stepUp(step_up_password, step_up_otp);
    if (reply.ok) {
      onEnd(true);
      return {kind: "leaving"} as const;
    }
    if (reply.err.code === "otp_required") setNeedsCode(true);
    return failureOutcome(reply, {
      names: FIELDS,
      t,
      failures: {
        wrong_password: t("auth.wrongPassword"),
        otp_required: t("secondFactor.needed"),
        otp_wrong: t("secondFactor.codeWrong"),
      },
      fieldOf: {wrong_password: "step_up_password", otp_required: "step_up_otp", otp_wrong: "step_up_otp"},
    });
  }
  return (
    <DialogForm
      form={form}
      t={t}
      submit={{label: t("privacy.stepUpContinue"), saving: t("common.saving")}}
      intro={<p className="mt-4">{t("account.stepUp")}</p>}
      close={() => onEnd(false)}
    >
      <PasswordField
        field={form.field("step_up_password")}
        label={t("account.currentPassword")}
        autoComplete="current-password"
        words={{show: t("auth.showPassword"), hide: t("auth.hidePassword")}}
      />
      {needsCode && (
        <TextField
          field={form.field("step_up_otp")}
          label={t("secondFactor.code")}
          hint={t("secondFactor.needed")}
          autoComplete="one-time-code"
          spellCheck={false}
        />
      )}
    </DialogForm>
  );
}
