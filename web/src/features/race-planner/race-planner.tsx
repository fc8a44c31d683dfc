import {market as marketOf} from "@gradus/schemas/markets";
import type {ReactNode} from "react";
import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/i18n/select-messages";
import {PlannerClient} from "./planner-client";
import {PLANNER_MESSAGES} from "./planner-messages";

interface Props {
  readonly context: PageContext;
  /** An example of an answer: all there is without scripts, and what stands there before the first plan. */
  readonly children: ReactNode;
}

export function RacePlanner({context, children}: Props) {
  const {market, t, href} = context;
  return (
    <>
      <noscript>
        <p className="mt-6 max-w-measure">{t("planner.needsScript")}</p>
      </noscript>
      <PlannerClient
        messages={selectMessages(market, PLANNER_MESSAGES)}
        units={marketOf(market.region).units}
        hrefs={{store: href("/store"), races: href("/powercenter/races")}}
      >
        {children}
      </PlannerClient>
    </>
  );
}
