import type {Address, Order} from "@gradus/backend/contract/orders";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {filledText, plainText} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {displayNames} from "@/lib/format/intl";
import type {FormValues} from "@/ui/form/form-state";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {failuresOf, type OrderActionsOf} from "./order-handle";
import type {OrderTranslator} from "./order-messages";

const FIELDS = ["name", "line1", "line2", "postal_code", "city", "state", "phone"] as const;
type Values = FormValues<(typeof FIELDS)[number]>;
const MAX = {name: 120, line1: 120, line2: 120, postal_code: 20, city: 80, state: 80, phone: 40} as const;

const RULES = {
  name: filledText(MAX.name),
  line1: filledText(MAX.line1),
  line2: plainText(MAX.line2),
  postal_code: plainText(MAX.postal_code),
  city: filledText(MAX.city),
  state: plainText(MAX.state),
  phone: plainText(MAX.phone),
};
const NOTES = Object.fromEntries(FIELDS.map((name) => [name, {max: MAX[name]}]));

interface Props {
  readonly order: Order;
  readonly t: OrderTranslator;
  readonly actions: OrderActionsOf;
  readonly close: () => void;
}

/** Edits address and phone number, until the order is packed. The country is fixed: another one has another tax. */
export function EditOrderForm({order, t, actions, close}: Props) {
  const {shipping_address: before, phone_number} = order;
  const form = useForm({names: FIELDS, validate: (values) => mistakesOf(values, t), send});

  async function send(values: Values) {
    const shipping_address = before && toAddress(values, before.country);
    const edit = {phone_number: values.phone.trim() || null, ...(shipping_address && {shipping_address})};
    const reply = await actions.change(edit, t("order.saved"));
    if (!reply.ok) return failureOutcome(reply, {names: FIELDS, t, notes: NOTES, failures: failuresOf(t)});
    close();
    actions.heading.current?.focus();
    return {kind: "done"} as const;
  }
  const optional = t("common.optional");
  return (
    <DialogForm form={form} t={t} close={close}>
      {before && (
        <>
          <p className="mt-6">
            <span className="text-label block">{t("order.country")}</span>
            {displayNames(t.formatLocale, "region").of(before.country)}
            <span className="mt-1 block text-text-2">{t("order.countryStays")}</span>
          </p>
          <TextField
            field={form.field("name")}
            label={t("order.fullName")}
            autoComplete="shipping name"
            defaultValue={before.name}
          />
          <TextField
            field={form.field("line1")}
            label={t("order.address1")}
            autoComplete="shipping address-line1"
            defaultValue={before.line1}
          />
          <TextField
            field={form.field("line2")}
            label={t("order.address2")}
            optional={optional}
            autoComplete="shipping address-line2"
            defaultValue={before.line2 ?? ""}
          />
          <TextField
            field={form.field("postal_code")}
            label={t("order.postcode")}
            optional={optional}
            autoComplete="shipping postal-code"
            defaultValue={before.postal_code ?? ""}
          />
          <TextField
            field={form.field("city")}
            label={t("order.city")}
            autoComplete="shipping address-level2"
            defaultValue={before.city ?? ""}
          />
          <TextField
            field={form.field("state")}
            label={t("order.stateOrProvince")}
            optional={optional}
            autoComplete="shipping address-level1"
            defaultValue={before.state ?? ""}
          />
        </>
      )}
      <TextField
        field={form.field("phone")}
        label={t("order.phone")}
        hint={t("order.phoneWhy")}
        optional={optional}
        type="tel"
        autoComplete="tel"
        defaultValue={phone_number ?? ""}
      />
    </DialogForm>
  );
}

function mistakesOf(values: Values, t: OrderTranslator) {
  // Without an address the form holds the phone number alone.
  const isShipped = values.line1 !== "" || values.name !== "";
  const {phone, ...address} = RULES;
  const codes = isShipped
    ? Object.fromEntries(
        Object.entries({...address, phone}).map(([name, rule]) => [name, rule(fieldOf(values, name))]),
      )
    : {phone: phone(values.phone)};
  return fieldMistakes(codes, t, NOTES);
}

const fieldOf = (values: Readonly<Record<string, string>>, name: string) => values[name] ?? "";

function toAddress(values: Values, country: string): Address {
  const orNull = (text: string) => text.trim() || null;
  return {
    name: values.name.trim(),
    line1: values.line1.trim(),
    line2: orNull(values.line2),
    postal_code: orNull(values.postal_code),
    city: orNull(values.city),
    state: orNull(values.state),
    country,
  };
}
