import type {Order} from "@gradus/backend/contract/orders";
import {STATEMENT_BOUNDS as MAX} from "@gradus/backend/contract/statement-bounds";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {email, filledText, longText} from "@/client/forms/field-rules";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {CheckboxGroup} from "@/ui/form/checkbox-group";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues} from "@/ui/form/form-state";
import {TextAreaField} from "@/ui/form/text-area-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {OrderPart} from "../order-place";
import type {WithdrawalInput} from "./send-withdrawal";
import {StatementButtons} from "./statement-buttons";

const FIELDS = ["name", "order_number", "email", "lines", "details"] as const;
const NOTES = {name: {max: MAX.name}, order_number: {max: 40}, details: {max: MAX.details}};

interface Props extends OrderPart {
  readonly order: Order | null;
  readonly number: string;
  /** What the customer entered before, when they came back to change it. */
  readonly before: WithdrawalInput | null;
  readonly back: string;
  readonly onDeclared: (declared: WithdrawalInput) => void;
}

export function WithdrawForm({order, number, before, back, onDeclared, t, place}: Props) {
  const form = useForm({
    names: FIELDS,
    validate: (values) =>
      fieldMistakes(
        {
          name: filledText(MAX.name)(values.name),
          order_number: filledText(40)(values.order_number),
          email: email(values.email),
          lines: order && values.lines === "" ? "required" : undefined,
          details: longText(MAX.details)(values.details),
        },
        t,
        NOTES,
      ),
    send: async (values) => {
      onDeclared(toDeclared(values));
      return {kind: "leaving"};
    },
  });
  return (
    <form {...form.props} action="/api/orders/withdrawal" className="form-column mt-8">
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="region" value={place.market.region} />
      <input type="hidden" name="locale" value={place.market.locale} />
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <TextField
        field={form.field("name")}
        label={t("order.statementName")}
        autoComplete="name"
        defaultValue={before?.name ?? order?.shipping_address?.name}
      />
      {order ? (
        <p className="mt-6">
          <span className="text-label block">{t("order.numberLabel")}</span>
          {order.pretty_id}
          <input type="hidden" name="order_number" value={order.pretty_id} />
        </p>
      ) : (
        <TextField
          field={form.field("order_number")}
          label={t("order.numberLabel")}
          hint={t("order.numberLooksLike")}
          spellCheck={false}
          defaultValue={before?.order_number ?? number}
        />
      )}
      <TextField
        field={form.field("email")}
        label={t("order.email")}
        type="email"
        autoComplete="email"
        defaultValue={before?.email ?? order?.email ?? ""}
      />
      {order ? (
        <CheckboxGroup
          field={form.field("lines")}
          label={t("order.statementItems")}
          choices={order.lines.map(({line_no, qty, name}) => ({
            value: String(line_no),
            label: `${qty} × ${name}`,
          }))}
          defaultChosen={(before?.lines ?? order.lines.map(({line_no}) => line_no)).map(String)}
        />
      ) : (
        <TextAreaField
          field={form.field("details")}
          label={t("order.statementItems")}
          hint={t("order.statementItemsHint")}
          optional={t("common.optional")}
          rows={3}
          defaultValue={before?.details}
        />
      )}
      <StatementButtons first={t("legal.withdraw")} only={t("legal.confirmWithdraw")} />
    </form>
  );
}

function toDeclared({
  name,
  email: address,
  order_number,
  lines,
  details,
}: FormValues<(typeof FIELDS)[number]>): WithdrawalInput {
  return {
    name: name.trim(),
    email: address.trim(),
    order_number: order_number.trim(),
    details: details.trim(),
    lines: lines.split(",").filter(Boolean).map(Number),
  };
}
