import type {Address, StoredObjects} from "../protocol/stored.ts";
import type {TaskName} from "./task-names.ts";

/** Something that happens by itself once its clock reaches `at`. */
export interface Task {
  readonly id: string;
  readonly object: "local.task";
  readonly name: TaskName;
  /** The object it is about. */
  readonly subject: string;
  /** Seconds. */
  readonly at: number;
  /** The test clock it waits for; null for the shared clock. */
  readonly test_clock: string | null;
}

/** The card's number is never stored. */
interface CardBehaviour {
  /** Of the payment method. */
  readonly id: string;
  readonly object: "local.card";
  readonly behaviour: string;
}

export interface CheckoutProgress {
  /** Of the session. */
  readonly id: string;
  readonly object: "local.checkout";
  readonly payment_intent: string | null;
  readonly payment_method: string | null;
  readonly customer: string | null;
  /** The secret of an embedded page, stored here after the session no longer has it. */
  readonly client_secret: string | null;
  readonly session_data: SessionData;
  /** What was typed on the page, stored for the step after 3-D Secure. */
  readonly shopper: Shopper | null;
}

/** The parameters of a session that its object does not show. */
export interface SessionData {
  readonly intent_metadata: Readonly<Record<string, string>>;
  readonly subscription_metadata: Readonly<Record<string, string>>;
  readonly descriptor_suffix: string | null;
  readonly trial_end: number | null;
  readonly missing_payment_method: "cancel" | "create_invoice" | "pause";
  readonly description: string | null;
  /** What the purchase writes back to the customer: address, name, shipping. */
  readonly customer_update: readonly string[];
}

export interface Shopper {
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly billing: Address;
  readonly shipping: {readonly name: string; readonly address: Address} | null;
  readonly has_accepted_terms: boolean;
}

interface EndpointSecret {
  /** Of the endpoint. */
  readonly id: string;
  readonly object: "local.secret";
  readonly value: string;
}

interface Attempt {
  readonly at: number;
  /** Null when no answer came. */
  readonly status: number | null;
}

export interface Delivery {
  readonly id: string;
  readonly object: "local.delivery";
  readonly event: string;
  readonly endpoint: string;
  readonly state: "waiting" | "delivered" | "failed" | "dropped";
  readonly attempts: readonly Attempt[];
  /** Milliseconds of the shop's clock. */
  readonly next_at: number;
}

/** The answer to a key, repeated for a day. */
interface IdempotencyRecord {
  readonly id: string;
  readonly object: "local.answer";
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly at: number;
}

interface Setting {
  readonly id: string;
  readonly object: "local.setting";
  readonly value: number;
}

interface LocalObjects {
  "local.task": Task;
  "local.card": CardBehaviour;
  "local.checkout": CheckoutProgress;
  "local.delivery": Delivery;
  "local.secret": EndpointSecret;
  "local.answer": IdempotencyRecord;
  "local.setting": Setting;
}

// Objects computed for one response are not stored.
export type Kinds = Omit<StoredObjects, "tax.calculation" | "tax.settings"> & LocalObjects;
export type Kind = keyof Kinds;
