import type {giftPrices} from "@gradus/backend/contract/gifts";
import type {MarketParams} from "@gradus/schemas/markets";
import {type FormEvent, useState} from "react";
import type {z} from "zod";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {email, longText} from "@/client/forms/field-rules";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {buyGift} from "@/client/resources/use-gifts";
import {formatMoney} from "@/lib/format/money";
import {ChoiceField} from "@/ui/form/choice-field";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues, SendOutcome} from "@/ui/form/form-state";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextAreaField} from "@/ui/form/text-area-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {deliverAt, deliverDay, deliverRange} from "./deliver-day";
import type {GiftsTranslator} from "./gifts-messages";

const FIELDS = ["recipient_email", "months", "message", "deliver_at"] as const;
const MESSAGE_MAX = 280;

interface Props {
  readonly prices: z.output<typeof giftPrices>;
  readonly market: MarketParams;
  readonly t: GiftsTranslator;
}

export function GiftForm({prices: {currency, prices}, market, t}: Props) {
  const [typed, setTyped] = useState("");
  const notes = {
    message: {max: MESSAGE_MAX},
    deliver_at: {words: {out_of_range: t("gifts.deliverRange")}},
  };
  const form = useForm({
    names: FIELDS,
    validate: (values) =>
      fieldMistakes(
        {
          recipient_email: email(values.recipient_email),
          message: longText(MESSAGE_MAX)(plainBreaks(values.message)),
          deliver_at: deliverDay(new Date())(values.deliver_at),
        },
        t,
        notes,
      ),
    send,
  });

  async function send(values: FormValues<(typeof FIELDS)[number]>): Promise<SendOutcome> {
    const message = plainBreaks(values.message);
    const deliver_at = deliverAt(values.deliver_at);
    const reply = await buyGift({
      recipient_email: values.recipient_email.trim(),
      months: Number(values.months),
      region: market.region,
      locale: market.locale,
      ui_mode: "hosted_page",
      ...(message !== "" && {message}),
      ...(deliver_at !== null && {deliver_at}),
    });
    if (!reply.ok) return refused(reply);
    const {url} = reply.data.checkout;
    if (url === null) return {kind: "refused", problem: t("gifts.providerDown")};
    location.assign(url);
    return {kind: "leaving"};
  }
  const refused = (reply: Parameters<typeof failureOutcome>[0]) =>
    failureOutcome(reply, {
      names: FIELDS,
      t,
      notes,
      failures: {
        self_gift: t("gifts.self"),
        limit_reached: t("gifts.limit"),
        months: t("gifts.monthsGone"),
        not_a_coach: t("gifts.coachesOnly"),
        payment_unavailable: t("gifts.providerDown"),
      },
      fieldOf: {self_gift: "recipient_email", limit_reached: "recipient_email", months: "months"},
    });

  const {first, last} = deliverRange(new Date());
  const onInput = ({target}: FormEvent) =>
    target instanceof HTMLTextAreaElement && setTyped(plainBreaks(target.value));
  return (
    <form {...form.props} className="form-column mt-4" onInputCapture={onInput}>
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      {/* The address of another person: autofill must not offer the user's own. */}
      <TextField
        field={form.field("recipient_email")}
        label={t("gifts.recipient")}
        type="email"
        autoComplete="off"
      />
      <ChoiceField
        field={form.field("months")}
        label={t("gifts.months")}
        choices={prices.map(({months, amount}) => ({
          value: String(months),
          label: t("gifts.choice", {months, price: formatMoney(amount, currency, market)}),
        }))}
        defaultValue={String(prices[0]?.months ?? "")}
      />
      <TextAreaField
        field={form.field("message")}
        label={t("gifts.message")}
        hint={t("gifts.left", {count: Math.max(0, MESSAGE_MAX - typed.length)})}
        rows={3}
        optional={t("common.optional")}
      />
      <TextField
        field={form.field("deliver_at")}
        label={t("gifts.deliver")}
        hint={t("gifts.deliverHint")}
        type="date"
        min={first}
        max={last}
        optional={t("common.optional")}
      />
      <SubmitButton isSaving={form.isSaving} saving={t("gifts.paying")}>
        {t("gifts.pay")}
      </SubmitButton>
    </form>
  );
}

/** Normalizes line breaks: a form sends each as two characters, which the user did not type. */
const plainBreaks = (text: string) => text.replaceAll("\r\n", "\n").trim();
