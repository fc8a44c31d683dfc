import {useEffect, useRef, useState} from "react";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {useUser, verifyEmail} from "@/client/resources/use-user";
import type {Reply} from "@/client/session/reply";
import {useSession} from "@/client/session/use-session";
import {ButtonLink} from "@/ui/button-link";
import {FormAlert} from "@/ui/form/form-alert";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {Skeleton} from "@/ui/skeleton";
import {ResendCode} from "./resend-code";
import type {VerifyTranslator} from "./verify-messages";
import {cleanCode, codeFailure, codeMistakes} from "./verify-rules";

interface Props {
  readonly t: VerifyTranslator;
  readonly accountHref: string;
}

export function VerifyEmail({t, accountHref}: Props) {
  const {userId} = useSession();
  const [isDone, setDone] = useState(false);
  const user = useUser();
  const form = useForm({names: ["code"], validate: (values) => codeMistakes(values, t), send});
  const hasFailed = useLinkCode(userId, confirm);

  async function confirm(code: string) {
    const reply = await verifyEmail(code);
    if (reply.ok) setDone(true);
    return reply;
  }
  async function send({code}: {readonly code: string}) {
    const reply = await confirm(cleanCode(code));
    return reply.ok ? ({kind: "done"} as const) : codeFailure(reply, t);
  }
  if (user.data === null && user.err === null && !isDone) return <Skeleton />;
  const isNeedless = user.data?.email_verified === true && user.data.email_pending === null;
  if (isDone || isNeedless) {
    return (
      <div className="mt-8">
        <p role="status" className="text-body-lg">
          {isDone ? t("verify.done") : t("verify.already", {email: user.data?.email ?? ""})}
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

/** Uses the code from the link in a mail, once the user is signed in. True when it did not work. */
function useLinkCode(userId: string | null, confirm: (code: string) => Promise<Reply<unknown>>) {
  const [hasFailed, setFailed] = useState(false);
  const wasUsed = useRef(false);
  useEffect(() => {
    const code = new URLSearchParams(location.search).get("code");
    if (!code || !userId || wasUsed.current) return;
    wasUsed.current = true;
    void confirm(code).then((reply) => setFailed(!reply.ok && reply.err.code !== "leaving"));
  }, [userId, confirm]);
  return hasFailed;
}
