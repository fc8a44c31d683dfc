import {getTranslations} from "next-intl/server";
import {firstOf} from "@/lib/query-value";
import {requireMarket} from "@/lib/require-market";
import {PlainMessage} from "@/page-kit/errors/plain-message";
import {plainMetadata} from "@/page-kit/errors/plain-metadata";
import type {MarketProps} from "@/page-kit/market-props";
import {safePath} from "@/preview/safe-path";
import {buttonClasses} from "@/ui/button-classes";

interface Props extends MarketProps {
  readonly searchParams: Promise<{readonly retry?: string | string[]}>;
}

/** The page shown to a browser that stores no cookies inside a frame. */
export async function generateMetadata({params}: MarketProps) {
  return plainMetadata(await params, (t) => t("preview.blockedTitle"));
}

export default async function PreviewBlockedRoute({params, searchParams}: Props) {
  const market = requireMarket(await params);
  const {retry} = await searchParams;
  const t = await getTranslations({locale: market.locale});
  return (
    <PlainMessage market={market} t={t} title={t("preview.blockedTitle")} body={t("preview.blocked")}>
      {/* Requests the preview again in a new tab, where the cookie is first-party. */}
      <a
        className={buttonClasses({size: "lg"})}
        href={safePath(firstOf(retry))}
        target="_blank"
        rel="noopener opener"
      >
        {t("preview.openInTab")}
      </a>
    </PlainMessage>
  );
}
