import {market} from "@gradus/schemas/markets";
import type {PageContext} from "@/content/page-context";
import {Flag} from "@/ui/flag/flag";
import {Link} from "@/ui/link";
import {storeListHref} from "./store-list-href";

export function StorePickerLink({context}: {context: PageContext}) {
  const {region, locale} = context.market;
  const label = context.t("nav.storePicker", {region: market(region).name[locale]});
  return (
    <Link href={storeListHref(context)} aria-label={label} title={label} className="icon-link max-lg:hidden">
      <Flag region={region} />
    </Link>
  );
}
