import {startTestPayments} from "@gradus/payments/test-payments";
import {sql} from "drizzle-orm";
import {readMigrationFiles} from "drizzle-orm/migrator";
import {afterAll, expect, it} from "vitest";
import {sentMails} from "../../../test/account-client.ts";
import {runJob} from "../../../test/run-job.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {createEmptyPostgres} from "../../../test/test-databases.ts";
import {wrap} from "../../core/crypto/key-ring.ts";
import type {Db} from "../../core/db/db.ts";
import {MIGRATIONS} from "../../core/db/migrations.ts";
import {openDatabase} from "../../core/db/open-database.ts";
import {seedCatalog} from "../catalog/seed-catalog.ts";
import {stock} from "../catalog/tables.ts";
import {order_line, orders} from "../orders/tables.ts";
import {createPayments} from "../payments/payment-client.ts";
import {checkoutParts} from "./checkout-deps.ts";
import {startCheckout} from "./start-checkout.ts";
import {checkout} from "./tables.ts";

/** The first release that took money: the last migration it knew. */
const FIRST_WITH_SESSIONS = 16;
const IN_BERLIN = {country: "DE", postal_code: "10115", city: "Berlin", email: "ann@example.com"};
const HALF_AN_HOUR_S = 31 * 60;

const server = await createEmptyPostgres();
afterAll(() => server?.drop());

/** As that release's own start left the database. */
async function migrateAsThen(db: Db) {
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const {sql: statements, hash, folderMillis} of readMigrationFiles(MIGRATIONS).slice(
    0,
    FIRST_WITH_SESSIONS + 1,
  )) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

const POD_LINE = {
  sku: "pod",
  name: "Pod",
  kind: "hardware",
  offer_code: null,
  qty: 2,
  unit_amount: 16_900,
  price_id: "prc_pod_eur",
  plan: null,
};

interface Open {
  readonly name: string;
  readonly session_id: string;
  readonly secret: string;
  readonly opened: Date;
}

/** A cart on its way to be paid, in the columns there were then. */
async function fillAsThen(db: Db, {name, session_id, secret, opened}: Open) {
  const ends = new Date(opened.getTime() + HALF_AN_HOUR_S * 1000).toISOString();
  const at = opened.toISOString();
  await db.execute(sql`insert into cart (id, region, currency, version, status, expires_at, created_at, updated_at)
    values (${`crt_${name}`}, 'de', 'EUR', 1, 'checking_out', ${ends}, ${at}, ${at})`);
  await db.execute(sql`insert into cart_line (cart_id, line_no, sku, qty, added_at)
    values (${`crt_${name}`}, 1, 'pod', 2, ${at})`);
  await db.execute(sql`insert into checkout (id, cart_id, cart_version, attempt, ui_mode, mode, status,
      provider_session_id, client_secret_enc, region, locale, currency, amount_quoted, lines, livemode, expires_at, created_at)
    values (${`chk_${name}`}, ${`crt_${name}`}, 1, 1, 'embedded_page', 'payment', 'open', ${session_id}, ${secret},
      'de', 'de', 'EUR', 33800, ${JSON.stringify([POD_LINE])}::jsonb, false, ${ends}, ${at})`);
  await db.execute(
    sql`insert into reservation (checkout_id, sku, qty, state) values (${`chk_${name}`}, 'pod', 2, 'held')`,
  );
  await db.execute(sql`insert into stock_move (id, sku, qty, kind, ref, at)
    values (${`stm_${name}`}, 'pod', -2, 'reserve', ${`chk_${name}`}, ${at})`);
}

async function seedProducts(db: Db) {
  const at = "2026-01-01T00:00:00Z";
  await db.execute(
    sql`insert into region_currency (region, currency, tax_mode, ship_countries) values ('de', 'EUR', 'inclusive', '{DE}')`,
  );
  await db.execute(sql`insert into product (id, sku, kind, position, quantity_limit, content)
    values ('prd_pod', 'pod', 'hardware', 1, 5, '{"name": {"en": "Pod"}}')`);
  await db.execute(sql`insert into price (id, product_id, currency, amount, tax_behavior, valid_from)
    values ('prc_pod_eur', 'prd_pod', 'EUR', 16900, 'inclusive', ${at})`);
  await db.execute(sql`insert into stock (sku, on_hand, reserved, policy) values ('pod', 10, 4, 'deny')`);
}

const PLACES = [{name: "PGlite", url: undefined}, ...(server ? [{name: "PostgreSQL", url: server.url}] : [])];

it.each(PLACES)(
  "sessions that the first release opened are paid after the update, on $name",
  async ({url}) => {
    const database = await openDatabase({url});
    const {db, migrate, close} = database;
    let now = () => new Date();
    const provider = await startTestPayments({now: () => now()});
    const payments = createPayments({
      mode: "local",
      secretKey: provider.secretKey,
      apiUrl: provider.url,
      webhookSecrets: ["whsec_of_tests"],
    });
    const app = createTestApp(db, {payments, enqueue: async () => undefined});
    now = app.now;
    try {
      await migrateAsThen(db);
      await seedProducts(db);
      const price = await openPrice(provider.stripe);
      await db.execute(sql`insert into provider_price (price_id, livemode, provider_id, synced_at)
      values ('prc_pod_eur', false, ${price}, ${app.now().toISOString()})`);
      const sessions: Record<string, string> = {};
      for (const name of ["paid", "left"]) {
        const session = await openAsThen(provider.stripe, price, name, app.now());
        sessions[name] = session.id;
        const secret = wrap(app.deps.wrappingKeys, `checkout chk_${name}`, session.client_secret ?? "");
        await fillAsThen(db, {name, session_id: session.id, secret, opened: app.now()});
      }

      await migrate();
      await seedCatalog(db);

      const again = await startCheckout(
        {...app.deps, ...checkoutParts(app.deps)},
        {
          cart_id: "crt_paid",
          cart_version: 1,
          ui_mode: "embedded_page",
          locale: "de",
          user_id: null,
          email: null,
          ip_hash: null,
        },
      );
      expect(again.checkout_id).toBe("chk_paid");
      expect(again.client_secret).toContain(sessions.paid);
      await provider.control("POST", `/sessions/${sessions.paid}/pay`, IN_BERLIN);
      expect((await app.get(`/canyon/checkout/session/${sessions.paid}`)).status).toBe(200);
      expect(await db.select().from(orders)).toMatchObject([
        {checkout_id: "chk_paid", payment_status: "paid", total: 33_800, review_reason: null},
      ]);
      expect(await db.select().from(order_line)).toMatchObject([
        {sku: "pod", qty: 2, clip: null, total: 33_800},
      ]);
      expect((await sentMails(app)).map(({to}) => to)).toEqual(["ann@example.com"]);

      app.advance(HALF_AN_HOUR_S + 180);
      await runJob(app.deps, "tend-checkouts");
      expect((await db.select().from(checkout)).map(({id, status}) => `${id} ${status}`).sort()).toEqual([
        "chk_left expired",
        "chk_paid completed",
      ]);
      const podStock = (await db.select().from(stock)).find(({sku}) => sku === "pod");
      expect(podStock).toMatchObject({on_hand: 8, reserved: 0});
    } finally {
      await provider.close();
      await close();
    }
  },
);

type Stripe = Awaited<ReturnType<typeof startTestPayments>>["stripe"];

async function openPrice(stripe: Stripe): Promise<string> {
  const {id: product} = await stripe.products.create({name: "Pod", shippable: true});
  const {id} = await stripe.prices.create({
    product,
    currency: "eur",
    unit_amount: 16_900,
    tax_behavior: "inclusive",
    lookup_key: "prc_pod_eur",
  });
  return id;
}

const openAsThen = (stripe: Stripe, price: string, name: string, opened: Date) =>
  stripe.checkout.sessions.create({
    mode: "payment",
    ui_mode: "embedded_page",
    client_reference_id: `chk_${name}`,
    metadata: {checkout_id: `chk_${name}`, cart_id: `crt_${name}`, region: "de", mode: "payment"},
    currency: "eur",
    line_items: [{price, quantity: 2}],
    expires_at: Math.floor(opened.getTime() / 1000) + HALF_AN_HOUR_S,
    automatic_tax: {enabled: true},
    shipping_address_collection: {allowed_countries: ["DE"]},
    return_url: "https://site.example/de/de/order-confirmation?session_id={CHECKOUT_SESSION_ID}",
  });
