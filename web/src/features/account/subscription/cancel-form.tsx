import type {Sub} from "@gradus/backend/contract/membership";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {cancelMembership} from "@/client/resources/use-membership";
import {CheckField} from "@/ui/form/check-field";
import type {SendOutcome} from "@/ui/form/form-state";
import {useForm} from "@/ui/form/use-form";
import {day, money, type SentenceContext} from "./membership-sentence";
import type {SubscriptionTranslator} from "./subscription-messages";
import {isStale, type SubscriptionActions, subscriptionFailures} from "./use-subscription-actions";

const FIELDS = ["agree"] as const;

interface Props {
  readonly subscription: Sub;
  readonly outcome: NonNullable<Sub["if_cancelled"]>;
  readonly t: SubscriptionTranslator;
  readonly say: SentenceContext;
  readonly actions: SubscriptionActions;
  readonly close: () => void;
}

/** Shows until when access lasts and what is still charged. A user with a commitment confirms having seen it. */
export function CancelForm({subscription, outcome, t, say, actions, close}: Props) {
  const {effective_at, needs_confirmation} = outcome;
  const form = useForm({
    names: FIELDS,
    validate: ({agree}) =>
      needs_confirmation && agree === "" ? {agree: t("subscription.cancelAgreeNeeded")} : {},
    send,
  });

  async function send(): Promise<SendOutcome> {
    const reply = await cancelMembership(needs_confirmation ? {confirm_commitment: true} : {});
    if (!reply.ok) {
      if (isStale(reply.err.code)) actions.stale();
      return failureOutcome(reply, {names: FIELDS, t, failures: subscriptionFailures(t)});
    }
    close();
    actions.cancelled(reply.data.subscription, reply.data.effective_at);
    actions.heading.current?.focus();
    return {kind: "done"};
  }
  return (
    <DialogForm
      form={form}
      t={t}
      submit={{
        label: t("subscription.cancelConfirm"),
        saving: t("subscription.cancelling"),
        variant: "danger",
      }}
      intro={
        <>
          <p className="mt-4">{t("subscription.cancelInfo", {date: day(effective_at, say)})}</p>
          <StillCharged subscription={subscription} outcome={outcome} say={say} />
        </>
      }
      close={close}
      closeLabel={t("subscription.cancelKeep")}
    >
      {needs_confirmation && <CheckField field={form.field("agree")} label={t("subscription.cancelAgree")} />}
    </DialogForm>
  );
}

function StillCharged({subscription, outcome, say}: Pick<Props, "subscription" | "outcome" | "say">) {
  const {remaining_charges: charges} = outcome;
  const {t} = say;
  if (charges.length === 0) return <p className="mt-2">{t("subscription.cancelNothing")}</p>;
  const sum = charges.reduce((total, {amount}) => total + amount, 0);
  return (
    <>
      <p className="mt-2">{t("subscription.cancelCommitment")}</p>
      <ul className="mt-4 max-h-60 overflow-y-auto border-text border-t-[1.5px]">
        {charges.map(({at, amount}) => (
          <li key={at} className="flex justify-between gap-4 border-line border-b py-2">
            <time dateTime={at}>{day(at, say)}</time>
            <span className="text-code">{money(amount, subscription, say)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-right text-ui">
        {t("subscription.cancelSum", {price: money(sum, subscription, say)})}
      </p>
    </>
  );
}
