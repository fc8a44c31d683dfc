import type Stripe from "stripe";
import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import type {PodUpgrade, PodUpgradeCode} from "../../contract/pod-upgrade.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {listOwnedPods} from "../../gear/owned-pods.ts";
import {createCatalogRepository} from "../catalog/catalog-repository.ts";
import {newPrettyId} from "../orders/pretty-id.ts";
import {callProvider, isMissing, type Payments, requirePayments} from "../payments/payment-client.ts";
import {ensureCustomer} from "../payments/provider-customers.ts";
import {ensureProviderPrices} from "../payments/provider-prices.ts";
import {productRef} from "../payments/provider-ref.ts";
import {podUpgradeMail} from "./mails/pod-upgrade-mail.ts";
import {createPodUpgradeRepository, type PodUpgradeRow} from "./pod-upgrade-repository.ts";

export interface PodUpgradeDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments | null;
  readonly wakeMail: () => void;
}

const DAY_MS = 86_400_000;
/** Age from which an athlete may want to replace a pod. */
const POD_UPGRADE_MIN_AGE_DAYS = 365;
const VALID_DAYS = 30;
const ONCE_IN_DAYS = 365;
const PERCENT_OFF = 20;
const SKUS = ["pod", "duo"] as const;
const COUPON = `pod_upgrade_${PERCENT_OFF}`;

export async function readPodUpgrade(deps: PodUpgradeDeps, user_id: string): Promise<PodUpgrade> {
  const livemode = deps.payments?.livemode ?? false;
  const row = await createPodUpgradeRepository(deps.db).get({user_id, livemode});
  const known = row && stateOf(row, deps.now());
  const reason = known ?? (await eligibility(deps, user_id));
  const isShown = row !== null && known === "issued";
  return {
    eligible: reason === "eligible" || reason === "issued",
    reason,
    code: isShown ? row.code : null,
    expires_at: isShown ? row.expires_at.toISOString() : null,
    percent_off: PERCENT_OFF,
  };
}

/** Null once it is so old that another may be issued, and until it is created at the provider and mailed. */
function stateOf(row: PodUpgradeRow, now: Date): "issued" | "used" | null {
  if (row.issued_at < ago(ONCE_IN_DAYS, now)) return null;
  if (row.redeemed_at !== null || row.expires_at <= now) return "used";
  return row.provider_promo_id === null ? null : "issued";
}

async function eligibility({db, now}: PodUpgradeDeps, user_id: string): Promise<PodUpgrade["reason"]> {
  if (await createPodUpgradeRepository(db).hasRetired(user_id, now())) return "eligible";
  const [oldest] = await listOwnedPods(db, user_id);
  if (!oldest) return "no_pod";
  return oldest.paired_at <= ago(POD_UPGRADE_MIN_AGE_DAYS, now()) ? "eligible" : "pod_too_new";
}

/** Idempotent: repeated and concurrent calls return the same code. */
export async function issuePodUpgrade(deps: PodUpgradeDeps, user_id: string): Promise<PodUpgradeCode> {
  const {db, now} = deps;
  const {eligible, reason} = await readPodUpgrade(deps, user_id);
  if (!eligible) throw new AppError("not_eligible", "There is no code for this account", {params: {reason}});
  const payments = requirePayments(deps.payments);
  const row = await createPodUpgradeRepository(db).save(
    {
      user_id,
      livemode: payments.livemode,
      code: `POD-${newPrettyId()}`,
      percent_off: PERCENT_OFF,
      issued_at: now(),
      expires_at: new Date(now().getTime() + VALID_DAYS * DAY_MS),
    },
    ago(ONCE_IN_DAYS, now()),
  );
  if (row.provider_promo_id === null) await createProviderCode(deps, payments, row);
  return {code: row.code, expires_at: row.expires_at.toISOString(), percent_off: row.percent_off};
}

async function createProviderCode(deps: PodUpgradeDeps, payments: Payments, row: PodUpgradeRow) {
  const {db, now} = deps;
  const {user_id, code} = row;
  const person = await createAccountRepository(db).get(user_id, now());
  if (!person) throw notFound();
  const currency = (await createCatalogRepository(db).getCurrency(person.region)) ?? "USD";
  await ensureProviderProducts(deps, payments, currency);
  const customer = await ensureCustomer({...deps, payments}, {id: code, user_id, currency});
  const promo = await callProvider(() => createCode(payments.stripe, row, customer));
  await withTransaction(db, async (tx) => {
    if (!(await createPodUpgradeRepository(tx).setProvider(row, code, promo.id))) return;
    await enqueueMail(tx, podUpgradeMail, {
      dedupe: `pod-upgrade.${code}`,
      to: person.email,
      locale: person.locale,
      payload: {region: person.region, code, percent: row.percent_off, on: row.expires_at.toISOString()},
      at: now(),
    });
  });
  deps.wakeMail();
}

/** A coupon names products: the provider has to know them before. */
async function ensureProviderProducts({db, now}: PodUpgradeDeps, payments: Payments, currency: string) {
  const catalog = createCatalogRepository(db);
  const found = await Promise.all(SKUS.map((sku) => catalog.getPriced(sku, currency, now())));
  await ensureProviderPrices(
    {db, now, payments},
    found.flatMap((one) => one?.price.id ?? []),
  );
}

async function createCode(stripe: Stripe, row: PodUpgradeRow, customer: string | null) {
  await ensureCoupon(stripe);
  return stripe.promotionCodes.create(
    {
      promotion: {type: "coupon", coupon: COUPON},
      code: row.code,
      ...(customer !== null && {customer}),
      max_redemptions: 1,
      expires_at: Math.floor(row.expires_at.getTime() / 1000),
    },
    {idempotencyKey: `pod-upgrade:${row.code}`},
  );
}

async function ensureCoupon(stripe: Stripe) {
  try {
    await stripe.coupons.retrieve(COUPON);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.coupons.create(
      {
        id: COUPON,
        percent_off: PERCENT_OFF,
        duration: "once",
        applies_to: {products: SKUS.map(productRef)},
      },
      {idempotencyKey: `coupon:${COUPON}`},
    );
  }
}

const ago = (days: number, now: Date) => new Date(now.getTime() - days * DAY_MS);
