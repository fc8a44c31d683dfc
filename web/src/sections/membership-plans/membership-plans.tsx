import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import {PriceInStore} from "../parts/price-in-store";
import type {SectionProps} from "../parts/section";
import {PlanChooser} from "./plan-chooser";
import {PlanStrip} from "./plan-strip";
import {listPlanViews} from "./plan-view";

export function MembershipPlans({section, context}: SectionProps<"membershipPlans">) {
  const plans = listPlanViews(section, context);
  const isStrip = section.mode === "strip";
  const List = isStrip ? PlanStrip : PlanChooser;
  const cancelRule = !isStrip && plans.length > 0 ? section.membership?.cancelRule : null;
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-8 lg:grid-cols-12">
        <div className={isStrip ? "lg:col-[1/6]" : "lg:col-[1/5]"}>
          <Heading section={section} look={isStrip ? "text-h2" : "text-display-2"}>
            {section.heading}
          </Heading>
          {section.text && <p className="mt-4 max-w-measure text-body-lg text-text-2">{section.text}</p>}
          {cancelRule && <p className="mt-4 max-w-measure text-text-2">{cancelRule}</p>}
        </div>
        <div className={isStrip ? "lg:col-[7/-1]" : "lg:col-[5/-1]"}>
          {plans.length > 0 ? (
            <List plans={plans} name={`plan-${section._key}`} context={context} />
          ) : (
            <NoPlans context={context} />
          )}
        </div>
      </div>
    </Frame>
  );
}

/** Either the shop does not answer, or it sells no membership here. */
function NoPlans({context}: Pick<SectionProps<"membershipPlans">, "context">) {
  const {catalog, t} = context;
  if (catalog) return <p className="text-h3">{t("membership.notSold")}</p>;
  return (
    <>
      <p className="mb-4">{t("membership.pricesAway")}</p>
      <PriceInStore context={context} />
    </>
  );
}
