import type {CheckoutDeps} from "../checkout/checkout-deps.ts";
import type {SyncDeps} from "../orders/sync-session.ts";

export interface GiftDeps extends CheckoutDeps, SyncDeps {}
