import type {Translator} from "@/i18n/message-types";

export const ADD_MESSAGES = [
  "product.addToCart",
  "product.adding",
  "product.added",
  "product.viewCart",
  "cart.limit",
  "cart.repriced",
  "cart.someDropped",
  "cart.promoDropped",
  "cart.planConflict",
  "common.unreachable",
  "common.problem",
] as const;
export type AddTranslator = Translator<(typeof ADD_MESSAGES)[number]>;
