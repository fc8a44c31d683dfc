import type {OrderPlace} from "../order-place";
import {EXAMPLE_PLANS} from "./example-order";

const US = {region: "us", locale: "en"} as const;

/** Where an order is read in tests: the United States, in English. */
export const EXAMPLE_PLACE: OrderPlace = {
  market: US,
  hrefs: {
    home: "/us/en",
    store: "/us/en/store",
    cart: "/us/en/cart",
    status: "/us/en/order-status",
    withdraw: "/us/en/withdraw",
    confirmation: "/us/en/order-confirmation",
    orders: "/us/en/account/orders",
    signUp: "/us/en/sign-up",
    verifyEmail: "/us/en/verify-email",
    download: "/us/en/download",
    setUp: "/us/en/compatibility",
  },
  supportEmail: "help@gradus.test",
  seller: "Example Ltd",
  catalog: EXAMPLE_PLANS,
  drawings: {},
  hasWithdrawal: false,
};
