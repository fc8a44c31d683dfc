import {useState} from "react";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {useResource} from "@/client/resources/use-resource";
import {browserSession} from "@/client/session/browser-session";
import {useRequiredSession} from "@/client/session/use-session";
import {ButtonLink} from "@/ui/button-link";
import {FormAlert} from "@/ui/form/form-alert";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {ResendCode} from "./resend-code";
import {useLinkCode} from "./use-link-code";
import type {VerifyTranslator} from "./verify-messages";
import {cleanCode, codeFailure, codeMistakes} from "./verify-rules";

interface Props {
  readonly t: VerifyTranslator;
  readonly accountHref: string;
}

/** Confirms the address by the code of the mail, or by its link. */
export function VerifyEmail({t, accountHref}: Props) {
  const {userId} = useRequiredSession();
  const [isDone, setDone] = useState(false);
  const user = useResource(userId && `user ${userId}`, () =>
    browserSession().callBackend("GET /b/api/v1/users/{id}", {params: {id: userId ?? ""}}),
  );
  const form = useForm({names: ["code"], validate: (values) => codeMistakes(values, t), send});
  const hasFailed = useLinkCode(userId, confirm);

  async function confirm(code: string) {
    const reply = await browserSession().callBackend("POST /b/api/v1/users/{id}/email/verify", {
      params: {id: userId ?? ""},
      body: {code},
    });
    if (reply.ok) setDone(true);
    return reply;
  }
  async function send({code}: {readonly code: string}) {
    const reply = await confirm(cleanCode(code));
    return reply.ok ? ({kind: "done"} as const) : codeFailure(reply, t);
  }
  if (isDone) {
    return (
      <div className="mt-8">
        <p role="status" className="text-body-lg">
          {t("verify.done")}
        </p>
        <ButtonLink className="mt-6" size="lg" href={accountHref}>
          {t("signup.openAccount")}
        </ButtonLink>
      </div>
    );
  }
  const email = user.data?.email_pending ?? user.data?.email;
  return (
    <>
      <p className="mt-4 min-h-6 max-w-measure text-body-lg text-text-2">
        {email !== undefined && t("verify.lead", {email})}
      </p>
      <form {...form.props} className="form-column mt-8" aria-busy={userId === null}>
        <FormAlert
          summary={form.summary}
          problem={form.problem ?? (hasFailed ? t("verify.expired") : null)}
          title={mistakesTitle(t)}
        />
        <TextField
          field={form.field("code")}
          label={t("verify.code")}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
        />
        <SubmitButton isSaving={form.isSaving} saving={t("verify.submitting")} full>
          {t("verify.submit")}
        </SubmitButton>
      </form>
      <ResendCode userId={userId} t={t} />
    </>
  );
}
