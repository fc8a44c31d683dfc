import type {PlanReason} from "@gradus/backend/contract/plans";
import type {ClientTranslator} from "@/i18n/message-types";

export function reasonWords({rule, detail}: PlanReason, t: ClientTranslator<"planReason">): string {
  const number = (name: string) => Number(detail[name] ?? 0);
  switch (rule) {
    case "missed_easy":
    case "missed_hard":
    case "missed_long":
      return t(`planReason.${rule}`, {missed: number("missed")});
    case "too_much":
    case "too_little":
      return t(`planReason.${rule}`, {done: number("done"), planned: number("planned")});
    case "power_fell":
      return t("planReason.power_fell", {percent: number("percent")});
    case "tired":
      return t("planReason.tired");
    case "break":
    case "long_break":
      return t(`planReason.${rule}`, {days: number("days")});
    default:
      return t(`planReason.${rule}`);
  }
}
