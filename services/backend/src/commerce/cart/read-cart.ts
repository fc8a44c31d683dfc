import type {Locale} from "@gradus/schemas/markets";
import type {Cart, CartNotice} from "../../contract/cart.ts";
import type {Db} from "../../core/db/db.ts";
import {createCatalogRepository} from "../catalog/catalog-repository.ts";
import type {CartDeps} from "./cart-deps.ts";
import {type CartRow, createCartRepository} from "./cart-repository.ts";
import {type CartContent, priceCart} from "./price-cart.ts";
import {loadShelf} from "./shelf.ts";

type ReadDeps = Pick<CartDeps, "now" | "promos">;

/** A cart with all that its price depends on, as of now. */
export async function loadContent(db: Db, deps: ReadDeps, row: CartRow): Promise<CartContent> {
  const {id, version, promo_code, region} = row;
  return {
    id,
    version,
    promo_code,
    status: row.status === "completed" || row.status === "checking_out" ? row.status : "open",
    lines: await createCartRepository(db).listLines(id),
    shelf: await loadShelf(createCatalogRepository(db), region, deps.now()),
    coupon: promo_code === null ? null : await deps.promos.recall(db, promo_code),
  };
}

export async function readCart(
  db: Db,
  deps: ReadDeps,
  row: CartRow,
  locale: Locale,
  happened: readonly CartNotice[] = [],
): Promise<Cart> {
  return priceCart(await loadContent(db, deps, row), locale, happened);
}
