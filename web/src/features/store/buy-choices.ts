import type {CatalogOffer} from "@gradus/backend/contract/catalog";
import {cheapestYear, findOffer, totalOver} from "@/content/catalog/offer-cost";
import {taxClause} from "@/content/catalog/price-notes";
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

const YEAR = 12;

type BuyContext = Pick<PageContext, "catalog" | "market" | "t">;

/** The choices a product's page offers, in the order of the catalog. Empty while none of them can be bought. */
export function buyChoices(skus: readonly string[], context: BuyContext): readonly BuyChoice[] {
  const {catalog} = context;
  if (!catalog) return [];
  const articles = catalog.products.filter(({sku}) => skus.includes(sku));
  return articles.flatMap((product) => {
    if (product.amount === null || product.kind === "virtual") return [];
    const offers = catalog.offers.filter(({hardware_sku}) => hardware_sku === product.sku);
    const alone = offers.find(({plan_code}) => plan_code === null) ?? null;
    const bundles = offers.filter((offer) => offer.plan_code !== null);
    const cheapest = cheapestYear(
      bundles.map(({code}) => findOffer(code, catalog)).filter((parts) => parts !== null),
    );
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
      badge: alone && badgeOf(alone, null, context.t),
    };
    return [plain, ...bundles.flatMap((offer) => bundle(offer, common, cheapest, context))];
  });
}

function bundle(
  offer: CatalogOffer,
  common: Pick<BuyChoice, "sku" | "price" | "max" | "isSoldOut">,
  cheapest: string | null,
  context: BuyContext,
): BuyChoice[] {
  const {catalog, market, t} = context;
  const parts = catalog && findOffer(offer.code, catalog);
  if (!catalog || !parts?.plan) return [];
  const {plan, commitmentMonths: months, trialDays: days} = parts;
  const money = (amount: number) => formatMoney(amount, catalog.currency, market);
  const term = t("cart.perTerm", {interval: plan.interval, price: money(plan.amount)});
  return [
    {
      ...common,
      offer: offer.code,
      label:
        months > 0 ? t("product.withMembership", {months}) : t("product.plan", {interval: plan.interval}),
      note: [
        `${days > 0 ? t("product.trialThen", {days, term}) : term}.`,
        ...(months > 0 ? [] : [t("product.cancelAnyTime")]),
        t("product.year", {price: money(totalOver(YEAR, parts)), months: YEAR, tax: taxClause(context)}),
      ].join(" "),
      badge: badgeOf(offer, cheapest, t),
    },
  ];
}

/** The shop's badge for an offer; otherwise that it costs least, determined by comparing the other choices. */
function badgeOf(
  {badge, saving_percent, code}: CatalogOffer,
  cheapest: string | null,
  t: PageContext["t"],
): string | null {
  if (badge === "savings" && saving_percent !== null) return t("store.savings", {percent: saving_percent});
  if (badge === "membership_trial") return t("membership.freeCard");
  return code === cheapest ? t("store.cheapestYear") : null;
}
