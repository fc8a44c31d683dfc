import type {Locale, Region} from "@gradus/schemas/markets";
import type {Cart, CartNotice} from "../../contract/cart.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {createCatalogRepository} from "../catalog/catalog-repository.ts";
import type {CartDeps} from "./cart-deps.ts";
import {cartExpiry} from "./cart-expiry.ts";
import {type CartRow, createCartRepository} from "./cart-repository.ts";
import {dropUnsold, mergeLines} from "./cart-rules.ts";
import {ensureOfUser} from "./open-cart.ts";
import {loadPriceList} from "./price-list.ts";
import {readCart} from "./read-cart.ts";

interface Merge {
  readonly user_id: string;
  readonly token_hash: string | null;
  /** Of a new cart, where there is none yet. */
  readonly region: Region;
  readonly locale: Locale;
}

export function mergeCarts(deps: CartDeps, {user_id, token_hash, region, locale}: Merge): Promise<Cart> {
  return withTransaction(deps.db, async (tx) => {
    const found = token_hash === null ? null : await createCartRepository(tx).ofToken(token_hash);
    const own = await ensureOfUser(tx, user_id, found?.region ?? region, deps.now());
    if (!found) return readCart(tx, deps, own, locale);
    const locked = await createCartRepository(tx).lockAll([found.id, own.id]);
    const [from, into] = [found.id, own.id].map((id) => locked.find((row) => row.id === id));
    if (!into) throw new Error(`Cart ${own.id} is gone`);
    // Another tab was faster: what there was to take is taken.
    const isLeft = from?.status === "open" || from?.status === "checking_out";
    if (!from || !isLeft) return readCart(tx, deps, into, locale);
    const {row, notices} = await take(tx, deps, from, into);
    return readCart(tx, deps, row, locale, notices);
  });
}

async function take(tx: Db, deps: CartDeps, from: CartRow, into: CartRow) {
  const carts = createCartRepository(tx);
  const now = deps.now();
  const priceList = await loadPriceList(createCatalogRepository(tx), into.region, now);
  const mergedLines = dropUnsold(await carts.listLines(from.id), priceList);
  const own = await carts.listLines(into.id);
  const merged = mergeLines(own, mergedLines.lines, priceList);
  const promo_code = into.promo_code ?? from.promo_code;
  const row = await carts.change(
    into.id,
    {promo_code, status: "open", expires_at: cartExpiry(now)},
    merged.lines,
    now,
  );
  await carts.change(from.id, {status: "merged", merged_into: into.id, token_hash: null}, [], now);
  const isJoined = own.length > 0 && mergedLines.lines.length > 0;
  const notices: readonly CartNotice[] = [
    ...(isJoined ? [{code: "carts_joined" as const, sku: null, params: {}}] : []),
    ...mergedLines.notices,
    ...merged.notices,
  ];
  return {row, notices};
}
