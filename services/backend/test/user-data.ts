import {cart, cart_line} from "../src/commerce/cart/tables.ts";
import {seedCatalog} from "../src/commerce/catalog/seed-catalog.ts";
import {checkout} from "../src/commerce/checkout/tables.ts";
import {order_event, order_line, orders} from "../src/commerce/orders/tables.ts";
import type {Db} from "../src/core/db/db.ts";
import {apparel, device} from "../src/gear/tables.ts";
import {share} from "../src/sharing/tables.ts";
import {platform_link} from "../src/training/platforms/tables.ts";
import {upload} from "../src/training/runs/original-files/tables.ts";

/** What a user collects around their account: gear, a platform, a file of a run, and two people invited to view it. */
export async function addUserData(db: Db, user_id: string, at: Date) {
  await db.insert(device).values({id: "dev_1", user_id, product: "pod", serial: "PX-1", paired_at: at});
  await db
    .insert(apparel)
    .values({id: "app_1", user_id, kind: "shoe", brand: "Example", model: "Road", created_at: at});
  await db.insert(platform_link).values({
    user_id,
    platform: "suunto",
    external_id: "them-1",
    scopes: ["activities"],
    tokens_enc: "sealed",
    token_expires_at: at,
    state: "connected",
    connected_at: at,
  });
  await db.insert(upload).values({
    id: "upl_1",
    user_id,
    product: "pod",
    source: "file",
    kind: "gpx",
    sha256: "h",
    size: 5,
    content: new TextEncoder().encode("<gpx>"),
    state: "received",
    received_at: at,
  });
  await addPurchases(db, user_id, at);
  await invite(db, user_id, "coach@example.com", at, "accepted");
  await invite(db, user_id, "friend@example.com", at);
}

/** One thing in the cart, and one that was bought and sent to where they live. */
async function addPurchases(db: Db, user_id: string, at: Date) {
  await seedCatalog(db);
  const market = {region: "de", currency: "EUR"} as const;
  const dates = {expires_at: at, created_at: at};
  await db.insert(cart).values({...market, ...dates, id: "crt_1", user_id, status: "open", updated_at: at});
  await db.insert(cart_line).values({cart_id: "crt_1", line_no: 1, sku: "clip-blue", qty: 1, added_at: at});
  const lines = [
    {
      sku: "pod",
      name: "Pod",
      kind: "hardware" as const,
      offer_code: null,
      qty: 1,
      unit_amount: 16_900,
      price_id: "prc_pod_eur",
      clip: null,
      plan: null,
    },
  ];
  const session = {cart_version: 0, attempt: 1, ui_mode: "hosted_page", mode: "payment"} as const;
  const quoted = {amount_quoted: 16_900, lines, livemode: false};
  await db.insert(checkout).values({
    ...market,
    ...dates,
    ...session,
    ...quoted,
    id: "chk_1",
    cart_id: "crt_1",
    status: "completed",
    locale: "de",
    user_id,
    email: "ann@example.com",
  });
  const amounts = {subtotal: 16_900, discount: 0, shipping: 0, tax: 2_698, total: 16_900};
  const address = {name: "Ann Weber", line1: "Weg 1", line2: null, postal_code: "10115", state: null};
  await db.insert(orders).values({
    ...market,
    ...amounts,
    id: "ord_1",
    pretty_id: "7K3M-Q2XA-9",
    checkout_id: "chk_1",
    user_id,
    email: "ann@example.com",
    email_norm: "ann@example.com",
    phone: "+49 30 1",
    locale: "de",
    livemode: false,
    payment_status: "paid",
    fulfilment_status: "unfulfilled",
    shipping_address: {...address, city: "Berlin", country: "DE"},
    placed_at: at,
  });
  const line = {line_no: 1, sku: "pod", name: "Pod", qty: 1, unit_amount: 16_900, discount: 0};
  await db.insert(order_line).values({...line, order_id: "ord_1", tax: 2_698, total: 16_900});
  await db
    .insert(order_event)
    .values({id: "evt_1", order_id: "ord_1", at, actor: "shopper", kind: "placed", data: {}});
}

export async function invite(
  db: Db,
  giver_id: string,
  email: string,
  created_at: Date,
  status: "pending" | "accepted" = "pending",
) {
  await db.insert(share).values({
    id: `shr_${giver_id}_${email}`,
    giver_id,
    invite_key: `email:${email}`,
    invite_label: email,
    level: "summary",
    status,
    created_at,
  });
}
