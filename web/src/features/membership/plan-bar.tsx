import type {Currency, MarketParams} from "@gradus/schemas/markets";
import {type ComponentProps, lazy, Suspense, useState, useSyncExternalStore} from "react";
import {useMayBeSignedIn} from "@/client/session/may-be-signed-in";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import {AddPlan} from "./add-plan";
import type {KnownMember} from "./member-probe";
import type {PlanBarTranslator} from "./plan-bar-messages";
import {PlanCost} from "./plan-cost";
import type {PlanTerms} from "./plan-terms";

// Only a visitor who may be signed in needs the backend.
const MemberProbe = lazy(async () => ({default: (await import("./member-probe")).MemberProbe}));

export interface BarPlan {
  readonly code: string;
  readonly alone: PlanTerms | null;
  /** Where the hardware is that it comes with. */
  readonly href: string | null;
}

interface Props {
  readonly t: PlanBarTranslator;
  readonly market: MarketParams;
  readonly currency: Currency;
  /** Whether the tax is in an amount, within a sentence. */
  readonly tax: string;
  /** Of the radios that choose among the plans, each with the code of one. */
  readonly name: string;
  readonly plans: readonly BarPlan[];
  readonly links: {readonly cart: string; readonly manage: string};
}

export const PlanBar = withMessages(PlanBarContent);
export type PlanBarProps = ComponentProps<typeof PlanBar>;

function PlanBarContent({t, market, currency, tax, name, plans, links}: Props) {
  const code = useChosen(name, plans[0]?.code ?? "");
  const [member, setMember] = useState<KnownMember | null>(null);
  const mayBeSignedIn = useMayBeSignedIn();
  const chosen = plans.find((plan) => plan.code === code) ?? null;
  const terms = chosen?.alone && member?.hadTrial ? {...chosen.alone, trialDays: 0} : chosen?.alone;
  return (
    <div className="plan-bar noscript:hidden">
      {mayBeSignedIn && (
        <Suspense fallback={null}>
          <MemberProbe onKnown={setMember} />
        </Suspense>
      )}
      <output className="block min-w-0">
        {terms ? (
          <PlanCost terms={terms} market={market} currency={currency} tax={tax} t={t} />
        ) : (
          t("membership.withHardware")
        )}
      </output>
      <div className="plan-bar-action">
        {member?.isLive ? (
          <Manage href={links.manage} t={t} />
        ) : terms ? (
          <AddPlan key={terms.offer} offer={terms.offer} market={market} cartHref={links.cart} t={t} />
        ) : (
          chosen?.href && (
            <ButtonLink href={chosen.href} size="lg" full>
              {t("sections.membershipPlans.toStore")}
            </ButtonLink>
          )
        )}
      </div>
    </div>
  );
}

function Manage({href, t}: {href: string; t: PlanBarTranslator}) {
  return (
    <>
      <p className="mb-2 text-label text-text-2">{t("membership.isMember")}</p>
      <ButtonLink href={href} size="lg" full>
        {t("membership.manage")}
      </ButtonLink>
    </>
  );
}

/** Reads a choice made before the scripts loaded, so that hydration does not reset it. */
function useChosen(name: string, first: string): string {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener("change", changed);
      return () => document.removeEventListener("change", changed);
    },
    () => checkedOf(name) ?? first,
    () => first,
  );
}

function checkedOf(name: string): string | null {
  for (const radio of document.getElementsByName(name))
    if (radio instanceof HTMLInputElement && radio.checked) return radio.value;
  return null;
}
