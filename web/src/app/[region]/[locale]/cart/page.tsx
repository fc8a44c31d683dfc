import type {MarketProps} from "@/page-kit/market-props";
import {SystemPage, systemPageMetadata} from "@/page-kit/system-page";
import {ButtonLink} from "@/ui/button-link";

const ROUTE = {slug: "cart", path: "/cart", noindex: true};

export async function generateMetadata({params}: MarketProps) {
  return systemPageMetadata(ROUTE, await params);
}

export default async function CartRoute({params}: MarketProps) {
  return (
    <SystemPage route={ROUTE} segments={await params}>
      {({t, href}) => (
        <div className="mt-10 border-t border-line-strong pt-8">
          <p className="text-h3">{t("cart.empty")}</p>
          <ButtonLink className="mt-6" size="lg" href={href("/store")}>
            {t("cart.goToStore")}
          </ButtonLink>
        </div>
      )}
    </SystemPage>
  );
}
