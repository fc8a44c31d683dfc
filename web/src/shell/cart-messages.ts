import type {ClientTranslator} from "@/i18n/message-types";

export const CART_MESSAGES = ["cart.navLabel"] as const;
export type CartTranslator = ClientTranslator<(typeof CART_MESSAGES)[number]>;
