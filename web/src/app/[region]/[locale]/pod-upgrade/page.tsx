import {priceNotes} from "@/content/catalog/price-notes";
import type {PageContext} from "@/content/page-context";
import {UpgradeClient} from "@/features/membership/pod-upgrade/upgrade-client";
import {UPGRADE_MESSAGES} from "@/features/membership/pod-upgrade/upgrade-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AppPage, type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {Link} from "@/ui/link";

const ROUTE: AppRoute = {path: "/pod-upgrade", title: (t) => t("podUpgrade.title")};

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function PodUpgradeRoute({params}: MarketProps) {
  return (
    <AppPage route={ROUTE} segments={await params}>
      {(context) => (
        <>
          <p className="mt-4 max-w-measure text-body-lg">{context.t("podUpgrade.text")}</p>
          <Upgrade context={context} />
        </>
      )}
    </AppPage>
  );
}

/** What the code counts for: a new pod, and two of them. */
function Upgrade({context: {catalog, market, href, t}}: {context: PageContext}) {
  const pods = catalog?.products.filter(({kind}) => kind === "hardware") ?? [];
  if (!catalog || pods.length === 0)
    return (
      <p className="mt-6">
        {t("membership.pricesAway")}{" "}
        <Link className="link" href={href("/store")}>
          {t("podUpgrade.toStore")}
        </Link>
      </p>
    );
  return (
    <UpgradeClient
      messages={selectMessages(market, UPGRADE_MESSAGES)}
      market={{region: market.region, locale: market.locale}}
      currency={catalog.currency}
      products={pods.flatMap(({sku, name, amount}) => (amount === null ? [] : [{sku, name, amount}]))}
      words={priceNotes({market, t})}
      links={{
        signIn: `${href("/sign-in")}?${new URLSearchParams({next: href("/pod-upgrade")})}`,
        devices: href("/account/devices"),
        store: href("/store"),
        cart: href("/cart"),
      }}
    />
  );
}
