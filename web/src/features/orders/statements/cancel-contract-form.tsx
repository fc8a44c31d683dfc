import {CANCELLATION_NOTICES, STATEMENT_BOUNDS as MAX} from "@gradus/backend/contract/statement-bounds";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay, email, filledText, longText} from "@/client/forms/field-rules";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {ChoiceField} from "@/ui/form/choice-field";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues} from "@/ui/form/form-state";
import {TextAreaField} from "@/ui/form/text-area-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {OrderPart} from "../order-place";
import {NOTICE_WORDS} from "./notice-words";
import {StatementButtons} from "./statement-buttons";

const FIELDS = ["name", "email", "contract", "notice", "details", "wanted_on"] as const;
const NOTES = {name: {max: MAX.name}, contract: {max: MAX.contract}, details: {max: MAX.details}};

export interface Cancellation {
  readonly name: string;
  readonly email: string;
  readonly contract: string;
  readonly notice: (typeof CANCELLATION_NOTICES)[number];
  readonly details: string;
  readonly wanted_on: string | null;
}

interface Props extends OrderPart {
  readonly before: Cancellation | null;
  readonly back: string;
  readonly onDeclared: (declared: Cancellation) => void;
}

/**
 * Name, e-mail, contract, kind of notice, details and date of a cancellation: only what the law allows us to request.
 */
export function CancelContractForm({before, back, onDeclared, t, place}: Props) {
  const form = useForm({
    names: FIELDS,
    validate: ({name, email: address, contract, details, wanted_on}) =>
      fieldMistakes(
        {
          name: filledText(MAX.name)(name),
          email: email(address),
          contract: filledText(MAX.contract)(contract),
          details: longText(MAX.details)(details),
          wanted_on: wanted_on === "" ? undefined : calendarDay(wanted_on),
        },
        t,
        NOTES,
      ),
    send: async (values) => {
      onDeclared(toCancellation(values));
      return {kind: "leaving"};
    },
  });
  const optional = t("common.optional");
  return (
    <form {...form.props} action="/api/orders/cancellation" className="form-column mt-8">
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="region" value={place.market.region} />
      <input type="hidden" name="locale" value={place.market.locale} />
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <TextField
        field={form.field("name")}
        label={t("order.statementName")}
        autoComplete="name"
        defaultValue={before?.name}
      />
      <TextField
        field={form.field("email")}
        label={t("order.email")}
        type="email"
        autoComplete="email"
        defaultValue={before?.email}
      />
      <TextField
        field={form.field("contract")}
        label={t("order.contractName")}
        hint={t("order.contractHint")}
        defaultValue={before?.contract}
      />
      <ChoiceField
        field={form.field("notice")}
        label={t("order.notice")}
        choices={CANCELLATION_NOTICES.map((value) => ({value, label: t(NOTICE_WORDS[value])}))}
        defaultValue={before?.notice ?? "ordinary"}
      />
      <TextAreaField
        field={form.field("details")}
        label={t("order.noticeReason")}
        optional={optional}
        rows={3}
        defaultValue={before?.details}
      />
      <TextField
        field={form.field("wanted_on")}
        label={t("order.wantedOn")}
        hint={t("order.wantedOnHint")}
        optional={optional}
        type="date"
        defaultValue={before?.wanted_on ?? ""}
      />
      <StatementButtons first={t("order.continue")} only={t("order.cancelNow")} />
    </form>
  );
}

function toCancellation(values: FormValues<(typeof FIELDS)[number]>): Cancellation {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    contract: values.contract.trim(),
    notice: CANCELLATION_NOTICES.find((notice) => notice === values.notice) ?? "ordinary",
    details: values.details.trim(),
    wanted_on: values.wanted_on || null,
  };
}
