import type {Locale} from "@gradus/schemas/markets";
import type {Cart, CartNotice} from "../../contract/cart.ts";
import type {Db} from "../../core/db/db.ts";
import {createCatalogRepository} from "../catalog/catalog-repository.ts";
import {createSubscriptionRepository} from "../subscriptions/subscription-repository.ts";
import type {CartDeps} from "./cart-deps.ts";
import {type CartRow, createCartRepository} from "./cart-repository.ts";
import {type CartContent, priceCart} from "./price-cart.ts";
import {loadPriceList, type PriceList, withHeldUnits} from "./price-list.ts";

type ReadDeps = Pick<CartDeps, "now" | "promos" | "listHeldUnits">;

export async function loadContent(db: Db, deps: ReadDeps, row: CartRow): Promise<CartContent> {
  const {id, version, promo_code: code} = row;
  return {
    id,
    version,
    promo: code === null ? null : {code, ...(await deps.promos.recall(db, code))},
    status: row.status === "completed" || row.status === "checking_out" ? row.status : "open",
    lines: await createCartRepository(db).listLines(id),
    priceList: await loadCartPriceList(db, deps, row),
  };
}

/** A trial is once a person: who has had one pays from the first day. */
async function loadCartPriceList(
  db: Db,
  {now, listHeldUnits}: ReadDeps,
  {id, region, user_id}: CartRow,
): Promise<PriceList> {
  const onSale = await loadPriceList(createCatalogRepository(db), region, now());
  const priceList = withHeldUnits(onSale, await listHeldUnits(db, id));
  if (user_id === null || !(await createSubscriptionRepository(db).hasHadTrial(user_id))) return priceList;
  const offers = [...priceList.offers.values()].map((offer) => ({...offer, trial_days: 0}));
  return {...priceList, offers: new Map(offers.map((offer) => [offer.code, offer]))};
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
