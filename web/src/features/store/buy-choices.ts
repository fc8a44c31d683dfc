import type {Catalog, CatalogOffer} from "@gradus/backend/contract/catalog";
import type {PageContext} from "@/content/page-context";
import {formatMoney} from "@/lib/format/money";

/** One of the cards to choose from: an offer of the hardware, or an article of its kind. */
export interface BuyChoice {
  readonly sku: string;
  /** Empty for the article by itself. */
  readonly offer: string;
  readonly label: string;
  readonly note: string;
  readonly price: string;
  readonly badge: string | null;
  readonly max: number;
  readonly isSoldOut: boolean;
}

type BuyContext = Pick<PageContext, "catalog" | "market" | "t">;

/** What a product's page lets people choose, in the order of the shelf. Empty while nothing of it can be bought. */
export function buyChoices(skus: readonly string[], context: BuyContext): readonly BuyChoice[] {
  const {catalog} = context;
  if (!catalog) return [];
  const articles = catalog.products.filter(({sku}) => skus.includes(sku));
  return articles.flatMap((product) => {
    if (product.amount === null || product.kind === "virtual") return [];
    const offers = catalog.offers.filter(({hardware_sku}) => hardware_sku === product.sku);
    const alone = offers.find(({plan_code}) => plan_code === null) ?? null;
    const bundles = offers.filter((offer) => offer.plan_code !== null);
    const common = {
      sku: product.sku,
      price: formatMoney(product.amount, catalog.currency, context.market),
      max: product.quantity_limit,
      isSoldOut: product.stock === "out_of_stock",
    };
    const plain = {
      ...common,
      offer: "",
      label: product.kind === "hardware" ? context.t("product.alone") : product.name,
      note: "",
      badge: alone && badgeOf(alone, context.t),
    };
    return [plain, ...bundles.flatMap((offer) => bundle(offer, common, catalog, context))];
  });
}

function bundle(
  offer: CatalogOffer,
  common: Pick<BuyChoice, "sku" | "price" | "max" | "isSoldOut">,
  catalog: Catalog,
  {market, t}: BuyContext,
): BuyChoice[] {
  const plan = catalog.plans.find(({code}) => code === offer.plan_code);
  if (!plan) return [];
  const price = formatMoney(plan.amount, catalog.currency, market);
  const term = t("cart.perTerm", {interval: plan.interval, price});
  return [
    {
      ...common,
      offer: offer.code,
      label: t("product.withMembership", {months: offer.commitment_months}),
      note: offer.trial_days > 0 ? t("product.trialThen", {days: offer.trial_days, term}) : term,
      badge: badgeOf(offer, t),
      max: common.max,
    },
  ];
}

function badgeOf({badge, saving_percent}: CatalogOffer, t: PageContext["t"]): string | null {
  if (badge === "savings")
    return saving_percent === null ? null : t("store.savings", {percent: saving_percent});
  if (badge === "membership_trial") return t("membership.freeCard");
  return badge === "best_value" ? t("sections.membershipPlans.bestValue") : null;
}
