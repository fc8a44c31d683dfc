import {ADD_MESSAGES} from "./add-messages";

export const BUY_MESSAGES = [
  ...ADD_MESSAGES,
  "product.offers",
  "product.quantity",
  "product.decrease",
  "product.increase",
  "product.soldOut",
] as const;
