import type {CatalogOffer, CatalogPlan} from "@gradus/backend/contract/catalog";
import {cheapestYear, findOffer, type OfferParts, totalOver} from "@/content/catalog/offer-cost";
import {taxLine} from "@/content/catalog/price-notes";
import type {PageContext} from "@/content/page-context";
import type {PlanTerms} from "@/features/membership/plan-terms";
import {formatMoney} from "@/lib/format/money";
import {findPlanCopy} from "../parts/offer-name";
import type {SectionOf} from "../parts/section";

export interface PlanView {
  readonly code: string;
  readonly name: string;
  readonly line: string | null;
  readonly benefits: readonly string[];
  readonly badge: string | null;
  /** Minor units: what is paid first. */
  readonly amount: number;
  readonly was: number | null;
  /** Beside the amount: "per month", or what the plan adds to the hardware. */
  readonly amountNote: string | null;
  /** Commitment, total and renewal, one short line each. */
  readonly terms: readonly string[];
  /** Where it can be bought; null when that is the page it stands on. */
  readonly path: string | null;
  /** What it is charged, when it is sold without hardware; null where it hangs from some. */
  readonly alone: PlanTerms | null;
}

type PlanSection = Pick<SectionOf<"membershipPlans">, "membership">;
type PlanContext = Pick<PageContext, "catalog" | "market" | "t">;

/** The plan with this code, or null when it is not sold here or editors have not described it. */
function planView(code: string, {membership}: PlanSection, context: PlanContext): PlanView | null {
  const plan = context.catalog?.plans.find((candidate) => candidate.code === code);
  const copy = findPlanCopy(membership?.planCopy ?? [], code);
  if (!plan || !copy) return null;
  const alone = offerOfPlanAlone(code, context);
  const trialDays = alone?.trial_days ?? 0;
  return {
    code,
    name: copy.name,
    line: copy.line,
    benefits: copy.benefits,
    badge: null,
    amount: plan.amount,
    was: null,
    amountNote: context.t(`sections.membershipPlans.per.${plan.interval}`),
    terms: planTerms({plan, hardware: null, commitmentMonths: plan.commitment_months, trialDays}, context),
    path: alone ? null : bundlePath(code, context),
    alone: alone && {offer: alone.code, name: copy.name, plan, trialDays},
  };
}

/** The offer with this code, or null when the region does not sell all of it. */
function offerView(code: string, {membership}: PlanSection, context: PlanContext): PlanView | null {
  const {catalog, t} = context;
  const offer = catalog && findOffer(code, catalog);
  if (!offer) return null;
  const {hardware, plan} = offer;
  if (!hardware) return plan && planView(plan.code, {membership}, context);
  const copy = plan && findPlanCopy(membership?.planCopy ?? [], plan.code);
  return {
    code,
    name: copy?.name ?? t("sections.membershipPlans.hardwareOnly", {product: hardware.name}),
    line: copy ? copy.line : t("store.membershipOptional"),
    benefits: copy?.benefits ?? [],
    badge: badgeWords(offer, t),
    amount: hardware.amount,
    // The former price belongs to the offer that saves on it, not to every bundle with the same product.
    was: offer.savingPercent === null ? null : hardware.was,
    amountNote: plan && t("sections.membershipPlans.plus", {price: planPrice(plan, context)}),
    terms: planTerms(offer, context),
    path: null,
    alone: null,
  };
}

const YEAR = 12;

function planTerms(
  {
    plan,
    hardware,
    commitmentMonths,
    trialDays,
  }: Pick<OfferParts, "plan" | "hardware" | "commitmentMonths" | "trialDays">,
  context: PlanContext,
): string[] {
  if (!plan) return [];
  const {t} = context;
  const commitment =
    commitmentMonths > 0
      ? [
          t("membership.commitment", {months: commitmentMonths}),
          withTax(
            t("membership.total", {
              price: money(totalOver(commitmentMonths, {hardware, plan}), context),
              months: commitmentMonths,
            }),
            context,
          ),
        ]
      : [t("sections.membershipPlans.noCommitment")];
  // What hardware costs on top is shown by the section that adds up: here a year of the plan alone.
  const year =
    hardware === null && commitmentMonths !== YEAR
      ? [
          withTax(
            t("membership.paidTotal", {
              price: money(totalOver(YEAR, {hardware, plan}), context),
              months: YEAR,
            }),
            context,
          ),
        ]
      : [];
  return [
    ...(trialDays > 0 ? [t("sections.membershipPlans.trial", {days: trialDays})] : []),
    ...commitment,
    ...year,
    t(`sections.membershipPlans.renews.${plan.interval}`),
  ];
}

/** Adds to a total over several months whether it includes tax. */
const withTax = (sum: string, context: PlanContext) => `${sum}, ${taxLine(context)}`;

function badgeWords({badge, savingPercent}: OfferParts, t: PageContext["t"]): string | null {
  if (badge === "savings") return savingPercent ? t("store.savings", {percent: savingPercent}) : null;
  return badge === "membership_trial" ? t("membership.freeCard") : null;
}

/** Some plans are only sold with a product: then that product's page is where to buy. */
function bundlePath(planCode: string, {catalog}: PlanContext): string {
  const sku = catalog?.offers.find(
    (offer) => offer.plan_code === planCode && offer.hardware_sku,
  )?.hardware_sku;
  return sku ? `/store/${sku}` : "/store";
}

function offerOfPlanAlone(planCode: string, {catalog}: PlanContext): CatalogOffer | null {
  const isAlone = ({hardware_sku, plan_code}: CatalogOffer) =>
    plan_code === planCode && hardware_sku === null;
  return catalog?.offers.find(isAlone) ?? null;
}

function planPrice(plan: CatalogPlan, context: PlanContext): string {
  const interval = context.t(`sections.membershipPlans.per.${plan.interval}`);
  return `${money(plan.amount, context)} ${interval}`;
}

function money(amount: number, {catalog, market}: PlanContext): string {
  return formatMoney(amount, catalog?.currency ?? "", market);
}

/** Everything a section lists, in the editors' order. What is not sold in the region is not in it. */
export function listPlanViews(section: SectionOf<"membershipPlans">, context: PlanContext): PlanView[] {
  const isOffers = section.mode === "offers";
  const codes = (isOffers ? section.offers : section.plans) ?? [];
  const view = isOffers ? offerView : planView;
  const views = codes.map((code) => view(code, section, context)).filter((found) => found !== null);
  if (!isOffers || !context.catalog) return views;
  const {catalog, t} = context;
  const cheapest = cheapestYear(
    codes.map((code) => findOffer(code, catalog)).filter((offer) => offer !== null),
  );
  const isCheapest = ({code, badge}: PlanView) => badge === null && code === cheapest;
  return views.map((each) => (isCheapest(each) ? {...each, badge: t("store.cheapestYear")} : each));
}
