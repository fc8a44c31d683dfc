import type {ClientMessages} from "@/lib/messages/client-messages";

export const CART_MESSAGES = ["cart.navLabel"] as const;
export type CartMessages = ClientMessages<(typeof CART_MESSAGES)[number]>;
