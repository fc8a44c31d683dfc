import type {Locale, Region} from "@gradus/schemas/markets";
import type {Cart, CartEdit, CartNotice, CartOp} from "../../contract/cart.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {createCatalogRepository} from "../catalog/catalog-repository.ts";
import {parsePromoCode} from "../promotions/promo-code.ts";
import type {CartDeps} from "./cart-deps.ts";
import {cartExpiry} from "./cart-expiry.ts";
import {type CartRow, createCartRepository} from "./cart-repository.ts";
import {applyOp, dropUnsold, type Line} from "./cart-rules.ts";
import {loadPriceList, type PriceList} from "./price-list.ts";
import {readCart} from "./read-cart.ts";

export interface Change {
  readonly ops: readonly CartOp[];
  readonly request_id: string;
  /** What was seen; null where the caller does not care. */
  readonly version: number | null;
}

/** Makes all of the changes or none. The same request again has no second effect, whatever became of the cart since. */
export async function changeCart(
  deps: CartDeps,
  id: string,
  change: CartEdit | Change,
  locale: Locale,
): Promise<Cart> {
  // Outside the transaction: no lock is held during the request to the provider.
  const promo = await checkPromo(deps, change.ops);
  return withTransaction(deps.db, async (tx) => {
    const carts = createCartRepository(tx);
    const row = requireLive(await carts.lock(id));
    if (!(await carts.remember(id, change.request_id))) return readCart(tx, deps, row, locale);
    if (change.version !== null && change.version !== row.version) {
      const cart = await readCart(tx, deps, row, locale);
      throw new AppError("cart_conflict", "The cart was changed meanwhile", {cart});
    }
    if (change.ops.length === 0) return readCart(tx, deps, row, locale);
    const {lines, shelf, notices} = await applyOps(tx, deps, row, change.ops);
    const {region, currency} = shelf;
    const values = {region, currency, ...promo, status: "open", expires_at: cartExpiry(deps.now())} as const;
    const changed = await carts.change(id, values, lines, deps.now());
    return readCart(tx, deps, changed, locale, notices);
  });
}

/** What was bought cannot be changed; what was merged or left too long is gone. */
export function requireLive(row: CartRow | null): CartRow {
  if (row?.status === "completed") throw new AppError("cart_completed", "This cart was paid for");
  if (row?.status === "open" || row?.status === "checking_out") return row;
  throw notFound();
}

/** The code that the cart has from now on; nothing where it stays as it is. */
async function checkPromo({promos}: CartDeps, ops: readonly CartOp[]): Promise<{promo_code?: string | null}> {
  const op = ops.findLast((op) => op.op === "promo");
  if (op?.op !== "promo") return {};
  if (op.code === null) return {promo_code: null};
  const code = parsePromoCode(op.code);
  const reason = code === null ? "ended" : await promos.check(code);
  if (reason === null) return {promo_code: code};
  throw new AppError("promo_invalid", "This code cannot be used", {params: {reason}});
}

interface Applied {
  readonly lines: readonly Line[];
  readonly shelf: PriceList;
  readonly notices: readonly CartNotice[];
}

/** The region comes first: what is put in is put in where the cart is in the end. */
async function applyOps(tx: Db, deps: CartDeps, row: CartRow, ops: readonly CartOp[]): Promise<Applied> {
  const priceList = await loadPriceList(createCatalogRepository(tx), regionAfter(row, ops), deps.now());
  const adjusted = dropUnsold(await createCartRepository(tx).listLines(row.id), priceList);
  const lines = ops.reduce<readonly Line[]>(
    (lines, op) => (op.op === "promo" || op.op === "region" ? lines : applyOp(lines, op, priceList)),
    adjusted.lines,
  );
  const repriced = {code: "repriced" as const, sku: null, params: {currency: priceList.currency}};
  const isRepriced = row.currency !== priceList.currency && adjusted.lines.length > 0;
  return {lines, shelf: priceList, notices: isRepriced ? [repriced, ...adjusted.notices] : adjusted.notices};
}

function regionAfter(row: CartRow, ops: readonly CartOp[]): Region {
  const op = ops.findLast((op) => op.op === "region");
  return op?.op === "region" ? op.region : row.region;
}
