import {and, eq} from "drizzle-orm";
import Stripe from "stripe";
import type {z} from "zod";
import type {codeList, codeQuery, NewCode, OfficeCode} from "../../contract/admin-shop.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {callProvider, isMissing, requirePayments} from "../payments/payment-client.ts";
import {promo_mirror} from "../promotions/tables.ts";
import {auditAction, type OfficeDeps, type StaffMember} from "./staff-member.ts";

const EXPAND = ["promotion.coupon"];

/** As the provider stores them: it is the authority. */
export async function listCodes(
  {payments}: OfficeDeps,
  {query, coupon, active, limit, cursor}: z.output<typeof codeQuery>,
): Promise<z.output<typeof codeList>> {
  const {stripe} = requirePayments(payments);
  const page = await callProvider(() =>
    stripe.promotionCodes.list({
      limit,
      expand: EXPAND.map((path) => `data.${path}`),
      ...(query !== undefined && {code: query.toUpperCase()}),
      ...(coupon !== undefined && {coupon}),
      ...(active !== undefined && {active}),
      ...(cursor !== undefined && {starting_after: cursor}),
    }),
  );
  const items = page.data.map(toCode);
  return {items, next_cursor: page.has_more ? (items.at(-1)?.id ?? null) : null};
}

/** Recorded before the provider is called: whatever is created there was requested by a member of staff. */
export async function addCode(
  deps: OfficeDeps,
  staffMember: StaffMember,
  body: NewCode,
): Promise<OfficeCode> {
  const {stripe} = requirePayments(deps.payments);
  const {code, percent_off, amount_off, currency, max_redemptions, expires_at, reason} = body;
  if (expires_at !== undefined && Date.parse(expires_at) <= deps.now().getTime()) {
    throw new AppError("invalid", "It lies in the past", {field_errors: {expires_at: "out_of_range"}});
  }
  const after = {percent_off, amount_off, currency, max_redemptions, expires_at};
  await note(deps, staffMember, {action: "promotion.add", target: code, reason, after});
  const off =
    percent_off === undefined
      ? {amount_off: amount_off ?? 0, currency: (currency ?? "").toLowerCase()}
      : {percent_off};
  return refuseTaken(async () => {
    const existing = await stripe.promotionCodes.list({code, active: true, limit: 1});
    if (existing.data.length > 0) throw new AppError("conflict", "There is such a code");
    const coupon = await stripe.coupons.create({...off, duration: "once", name: code});
    const promotionCode = await stripe.promotionCodes.create({
      promotion: {type: "coupon", coupon: coupon.id},
      code,
      ...(max_redemptions !== undefined && {max_redemptions}),
      ...(expires_at !== undefined && {expires_at: Math.floor(Date.parse(expires_at) / 1000)}),
      expand: EXPAND,
    });
    return toCode(promotionCode);
  });
}

/** Carts that hold the code see the change at once. */
export async function switchCode(
  deps: OfficeDeps,
  staffMember: StaffMember,
  id: string,
  {active, reason}: {readonly active: boolean; readonly reason: string},
): Promise<OfficeCode> {
  const {stripe, livemode} = requirePayments(deps.payments);
  const known = await refuseTaken(() => stripe.promotionCodes.retrieve(id, {expand: EXPAND}));
  await note(deps, staffMember, {action: "promotion.switch", target: known.code, reason, after: {active}});
  const switched = await refuseTaken(() => stripe.promotionCodes.update(id, {active, expand: EXPAND}));
  const isCode = and(eq(promo_mirror.code, known.code), eq(promo_mirror.livemode, livemode));
  await deps.db.update(promo_mirror).set({active}).where(isCode);
  return toCode(switched);
}

async function refuseTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await callProvider(work);
  } catch (error) {
    if (isMissing(error)) throw new AppError("not_found", "There is no such code", {cause: error});
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    throw new AppError("conflict", "The provider takes no such code", {cause: error});
  }
}

function note(deps: OfficeDeps, staffMember: StaffMember, entry: Parameters<typeof auditAction>[3]) {
  return withTransaction(deps.db, (tx) => auditAction(tx, deps, staffMember, entry));
}

function toCode({
  id,
  code,
  active,
  promotion,
  times_redeemed,
  max_redemptions,
  expires_at,
}: Stripe.PromotionCode) {
  const {coupon} = promotion;
  const terms = coupon === null || typeof coupon === "string" ? null : coupon;
  return {
    id,
    code,
    active,
    coupon: terms?.id ?? String(coupon),
    percent_off: terms?.percent_off ?? null,
    amount_off: terms?.amount_off ?? null,
    currency: terms?.currency?.toUpperCase() ?? null,
    times_redeemed,
    max_redemptions,
    expires_at: expires_at === null ? null : new Date(expires_at * 1000).toISOString(),
  };
}
