import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const PLAN_BAR_MESSAGES = [
  ...FORM_MESSAGES,
  "common.working",
  "membership.toCart",
  "membership.secondPlan",
  "membership.openCart",
  "membership.today",
  "membership.firstCharge",
  "membership.renewsOn",
  "membership.fromToday",
  "membership.withHardware",
  "membership.isMember",
  "membership.manage",
  "sections.membershipPlans.toStore",
] as const;
export type PlanBarTranslator = ClientTranslator<(typeof PLAN_BAR_MESSAGES)[number]>;
