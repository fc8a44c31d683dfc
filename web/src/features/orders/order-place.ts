import type {Catalog} from "@gradus/backend/contract/catalog";
import type {MarketParams} from "@gradus/schemas/markets";
import type {ProductDrawings} from "@/art/product-drawings";
import type {OrderTranslator} from "./order-messages";

/** Where an order is shown: what the page knows and the order does not. Plain data, handed to the browser. */
export interface OrderPlace {
  readonly market: MarketParams;
  readonly hrefs: {
    readonly home: string;
    readonly store: string;
    readonly cart: string;
    readonly status: string;
    readonly withdraw: string;
    readonly confirmation: string;
    readonly orders: string;
    readonly signUp: string;
    readonly verifyEmail: string;
    readonly download: string;
    /** How a pod and a watch come together. */
    readonly setUp: string;
  };
  readonly supportEmail: string | null;
  /** The company that sells here; null until its name is known. */
  readonly seller: string | null;
  /** What memberships cost by now; null while the shop does not answer. */
  readonly catalog: Pick<Catalog, "offers" | "plans" | "products"> | null;
  readonly drawings: ProductDrawings;
  /** Whether the law of the region has people withdraw by a button. */
  readonly hasWithdrawal: boolean;
}

export interface OrderPart {
  readonly t: OrderTranslator;
  readonly place: OrderPlace;
}

/** The order number in lower case, as URLs contain it. */
export const orderSegment = (pretty_id: string) => pretty_id.toLowerCase();
