import {RETURN_REASONS} from "@gradus/backend/contract/return-values";
import {ChoiceField} from "@/ui/form/choice-field";
import {SelectField} from "@/ui/form/select-field";
import type {OrderTranslator} from "../order-messages";

const REASONS = {
  not_as_expected: "order.reason.not_as_expected",
  wrong_item: "order.reason.wrong_item",
  damaged: "order.reason.damaged",
  too_late: "order.reason.too_late",
  other: "order.reason.other",
} as const satisfies Record<(typeof RETURN_REASONS)[number], string>;

const field = (name: string) => ({name, id: `return-${name}`, mistake: null});

/** The customer need not give a reason. */
export function ReturnOptions({t}: {readonly t: OrderTranslator}) {
  const reasons = RETURN_REASONS.map((reason) => ({value: reason, label: t(REASONS[reason])}));
  return (
    <>
      <ChoiceField
        field={field("kind")}
        label={t("order.whatYouWant")}
        choices={[
          {value: "return", label: t("order.refund")},
          {value: "exchange", label: t("order.exchange")},
        ]}
        defaultValue="return"
      />
      <SelectField
        field={field("reason")}
        label={t("order.reasonLabel")}
        optional={t("common.optional")}
        choices={[{value: "", label: t("order.noReason")}, ...reasons]}
        defaultValue=""
      />
    </>
  );
}
