import {Link} from "@/ui/link";
import type {PlanListProps} from "./plan-list-props";
import {PlanPrice} from "./plan-price";

export function PlanStrip({plans, context}: PlanListProps) {
  return (
    <>
      <ul>
        {plans.map((plan) => (
          <li
            key={plan.code}
            className="grid gap-x-6 gap-y-2 border-t border-line-strong py-4 xs:grid-cols-[1fr_auto] xs:items-baseline"
          >
            <div>
              <h3 className="text-h3">{plan.name}</h3>
              <p className="text-text-2">{plan.line}</p>
            </div>
            <PlanPrice plan={plan} context={context} />
          </li>
        ))}
      </ul>
      <p className="mt-2 border-t border-line-strong pt-4 text-ui">
        <Link className="link" href={context.href("/membership")}>
          {context.t("sections.membershipPlans.compare")}
        </Link>
      </p>
    </>
  );
}
