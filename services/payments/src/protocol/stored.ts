import type {Stripe} from "stripe";
import type {ServedObjects} from "./served.ts";

/** An object that can replace its id in an expandable field. */
interface Entity {
  readonly id: string;
  readonly object: string;
}

type Inner<V> = V extends string
  ? V
  : V extends Stripe.Decimal
    ? string
    : V extends readonly (infer U)[]
      ? Field<U>[]
      : V extends object
        ? StoredObject<V>
        : V;
type Field<V> = [Extract<V, string>] extends [never] ? Inner<V> : Inner<Exclude<V, Entity>>;

/** An object of the SDK as stored: ids where another object could be expanded, text for decimals. */
type StoredObject<T> = {[K in keyof T]: Field<T[K]>};

export type StoredObjects = {[K in keyof ServedObjects]: StoredObject<ServedObjects[K]>};

export type Price = StoredObjects["price"];
export type Customer = StoredObjects["customer"];
export type Coupon = StoredObjects["coupon"];
export type PromotionCode = StoredObjects["promotion_code"];
export type Discount = StoredObjects["discount"];
export type Session = StoredObjects["checkout.session"];
export type LineItem = StoredObjects["item"];
export type PaymentIntent = StoredObjects["payment_intent"];
export type Charge = StoredObjects["charge"];
export type Refund = StoredObjects["refund"];
export type Dispute = StoredObjects["dispute"];
export type Review = StoredObjects["review"];
export type PaymentMethod = StoredObjects["payment_method"];
export type Invoice = StoredObjects["invoice"];
export type InvoiceLine = StoredObjects["line_item"];
export type InvoicePayment = StoredObjects["invoice_payment"];
export type Subscription = StoredObjects["subscription"];
export type SubscriptionItem = StoredObjects["subscription_item"];
export type Schedule = StoredObjects["subscription_schedule"];
export type Event = StoredObjects["event"];
export type Address = NonNullable<Customer["address"]>;
export type Shipping = NonNullable<Customer["shipping"]>;
