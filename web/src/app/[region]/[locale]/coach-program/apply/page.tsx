import {ApplicationFormClient} from "@/features/coaches/apply/application-form-client";
import {APPLY_MESSAGES} from "@/features/coaches/apply/apply-messages";
import {codeChoices} from "@/features/coaches/apply/code-choices";
import {selectMessages} from "@/i18n/select-messages";
import type {MarketProps} from "@/page-kit/market-props";
import {SystemPage, systemPageMetadata} from "@/page-kit/system-page";

const ROUTE = {slug: "coach-apply", path: "/coach-program/apply", noindex: true};

export async function generateMetadata({params}: MarketProps) {
  return systemPageMetadata(ROUTE, await params);
}

export default async function ApplyRoute({params}: MarketProps) {
  return (
    <SystemPage route={ROUTE} segments={await params}>
      {(context) => (
        <ApplicationFormClient
          market={{region: context.market.region, locale: context.market.locale}}
          messages={selectMessages(context.market, APPLY_MESSAGES)}
          choices={codeChoices(context.market.locale)}
        />
      )}
    </SystemPage>
  );
}
