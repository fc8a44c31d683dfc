import {UploadClient} from "@/features/powercenter/upload/upload-client";
import {UPLOAD_MESSAGES} from "@/features/powercenter/upload/upload-messages";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: "/powercenter/upload", title: (t) => t("runUpload.title")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function UploadRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href}) => (
        <UploadClient
          messages={selectMessages(market, UPLOAD_MESSAGES)}
          runsHref={href("/powercenter/activities")}
        />
      )}
    </PowerCenterPage>
  );
}
