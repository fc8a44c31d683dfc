import type * as accounts from "@gradus/backend/contract/accounts";
import type * as calls from "@gradus/backend/contract/calls/index";
import type * as cart from "@gradus/backend/contract/cart";
import type * as checkout from "@gradus/backend/contract/checkout";
import type {z} from "zod";

/** What is sent and what a good answer holds. */
interface Endpoint<Body, Data> {
  readonly body: Body;
  readonly data: Data;
}

type Json<Schema extends z.ZodType> = {
  readonly content: {readonly "application/json": {readonly schema: Schema}};
};

/** A form with a file is the only body that is not JSON. */
type BodyOf<Call> = Call extends {readonly request: {readonly body: infer Body}}
  ? Body extends Json<infer Schema>
    ? z.input<Schema>
    : FormData
  : null;

type Success<Replies> = Replies[Extract<keyof Replies, 200 | 201 | 202>];

/** A file is requested with `asFile`, because its bytes are not read as JSON. */
type DataOf<Call> = Call extends {readonly responses: infer Replies}
  ? Success<Replies> extends Json<z.ZodType<{data: infer Data}>>
    ? Data
    : Blob
  : never;

type Described = {readonly method: string; readonly path: string};
type RouteOf<Call> = Call extends Described ? `${Uppercase<Call["method"]>} ${Call["path"]}` : never;

type EndpointsOf<Family> = {
  readonly [Name in keyof Family as RouteOf<Family[Name]>]: Endpoint<
    BodyOf<Family[Name]>,
    DataOf<Family[Name]>
  >;
};

/** What staff, the Studio, providers and probes call is none of the site's. */
type Families = Omit<
  typeof calls,
  | "activityData"
  | "adminFootJobs"
  | "adminOperations"
  | "adminOrders"
  | "adminPlans"
  | "adminRefunds"
  | "adminReturns"
  | "adminShop"
  | "agreements"
  | "legal"
  | "paymentWebhook"
  | "platformEvents"
  | "system"
>;
type Every<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Cart and checkout, through the site: it adds the cart's token, which no script can read. */
interface ShopEndpoints {
  "GET /api/shop/cart": Endpoint<null, z.output<typeof cart.cart> | null>;
  "POST /api/shop/cart": Endpoint<z.input<typeof cart.newCart>, z.output<typeof cart.cart>>;
  "PATCH /api/shop/cart": Endpoint<z.input<typeof cart.cartEdit>, z.output<typeof cart.cart>>;
  "POST /api/shop/cart/merge": Endpoint<z.input<typeof cart.cartMerge>, z.output<typeof cart.cart> | null>;
  "POST /api/shop/checkout": Endpoint<
    z.input<typeof checkout.newCheckout>,
    z.output<typeof checkout.checkoutReply>
  >;
  "GET /api/shop/checkout/{session_id}": Endpoint<null, z.output<typeof checkout.checkoutState>>;
}

/** Of others it holds only what they share; the browser reads its own by it. */
interface OwnAccount {
  "GET /b/api/v1/users/{id}": Endpoint<null, z.output<typeof accounts.user>>;
}

type Declared = Every<{[Name in keyof Families]: EndpointsOf<Families[Name]>}[keyof Families]>;

export type Endpoints = Omit<Declared, keyof OwnAccount> & OwnAccount & ShopEndpoints;
