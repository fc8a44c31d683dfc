import {taxClause} from "@/content/catalog/price-notes";
import {CurrentPlanClient} from "@/features/membership/current-plan-client";
import {PlanBarClient} from "@/features/membership/plan-bar-client";
import {PLAN_BAR_MESSAGES} from "@/features/membership/plan-bar-messages";
import {selectMessages} from "@/i18n/select-messages";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {Icon} from "@/ui/icon/icon";
import type {PlanListProps} from "./plan-list-props";
import {PlanPrice} from "./plan-price";
import type {PlanView} from "./plan-view";

export function PlanChooser({plans, name, context}: PlanListProps) {
  const lanes = (
    <fieldset className="border-b-2 border-text">
      <legend className="sr-only">{context.t("membership.plans")}</legend>
      {plans.map((plan, index) => (
        <PlanRow key={plan.code} plan={plan} name={name} isFirst={index === 0} context={context} />
      ))}
    </fieldset>
  );
  const {market, catalog} = context;
  if (!catalog || plans.every(({alone}) => alone === null)) return lanes;
  return (
    <>
      {lanes}
      <PlanBarClient
        messages={selectMessages(market, PLAN_BAR_MESSAGES)}
        market={{region: market.region, locale: market.locale}}
        currency={catalog.currency}
        tax={taxClause(context)}
        name={name}
        plans={plans.map(({code, alone, path}) => ({code, alone, href: path && context.href(path)}))}
        links={{cart: context.href("/cart"), manage: context.href("/account/subscription")}}
      />
    </>
  );
}

interface PlanRowProps extends Pick<PlanListProps, "name" | "context"> {
  readonly plan: PlanView;
  readonly isFirst: boolean;
}

function PlanRow({plan, name, isFirst, context}: PlanRowProps) {
  const priceId = `${name}-${plan.code}`;
  return (
    <div className="group border-t-2 border-text px-4 transition-colors has-checked:bg-surface lg:px-6">
      <div className="relative grid grid-cols-1 gap-x-6 gap-y-3 py-5 xs:grid-cols-[1fr_auto]">
        {/* The label lies over the whole lane, so the price chooses too. */}
        <label className="grid cursor-pointer grid-cols-[24px_1fr] gap-x-4 after:absolute after:inset-0">
          <input
            type="radio"
            name={name}
            value={plan.code}
            defaultChecked={isFirst}
            autoComplete="off"
            aria-describedby={priceId}
            className="mt-0.5 size-6 accent-(--primary)"
          />
          <span className="min-w-0">
            <span className="block text-h3 hyphens-auto">{plan.name}</span>
            <CurrentPlanClient code={plan.code} words={context.t("membership.current")} />
            {plan.line && <span className="mt-1 block text-text-2">{plan.line}</span>}
            {plan.badge && (
              <span className="mt-2 inline-block border border-current px-2 py-0.5 text-label text-success">
                {plan.badge}
              </span>
            )}
          </span>
        </label>
        <div id={priceId} className="pl-10 xs:pl-0">
          <PlanPrice plan={plan} context={context} />
        </div>
      </div>
      <div className="hidden gap-x-gutter gap-y-4 pb-6 pl-10 group-has-checked:grid md:grid-cols-2">
        <Lines lines={plan.benefits} icon="check" />
        <Lines lines={plan.terms} icon="clock" />
        {plan.path && (
          <ButtonLink href={context.href(plan.path)} variant="secondary" className="justify-self-start">
            {context.t("sections.membershipPlans.toStore")}
          </ButtonLink>
        )}
        {plan.alone && <AddWithoutScript offer={plan.alone.offer} context={context} />}
      </div>
    </div>
  );
}

/** Where scripts run, the bar below the plans does it. */
function AddWithoutScript({offer, context}: {offer: string} & Pick<PlanRowProps, "context">) {
  const {region, locale} = context.market;
  const fields = {act: "add", sku: "membership", offer, qty: "1", region, locale};
  return (
    <form method="post" action="/api/shop/cart/form" className="hidden noscript:block">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{context.t("membership.toCart")}</Button>
    </form>
  );
}

function Lines({lines, icon}: {lines: readonly string[]; icon: "check" | "clock"}) {
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {lines.map((line) => (
        <li key={line} className="grid grid-cols-[16px_1fr] gap-x-3">
          <Icon name={icon} size={16} className="mt-1 text-text-3" />
          {line}
        </li>
      ))}
    </ul>
  );
}
