import {market} from "@gradus/schemas/markets";
import type {PageContext} from "@/content/page-context";
import {classNames} from "@/lib/class-names";
import {Flag} from "@/ui/flag/flag";
import {Icon} from "@/ui/icon/icon";
import {Link} from "@/ui/link";
import {LanguageLinks} from "./language-links";
import {MobileMenuClient} from "./mobile-menu-client";
import {NavAnchor} from "./nav-anchor";
import type {NavLink} from "./nav-link";
import {storeListHref} from "./store-list-href";

interface Props {
  readonly links: readonly NavLink[];
  readonly context: PageContext;
  readonly path: string;
}

export function MobileMenu({links, context, path}: Props) {
  const {t, market: currentMarket} = context;
  return (
    <MobileMenuClient
      openLabel={t("nav.menuOpen")}
      closeLabel={t("nav.menuClose")}
      openIcon={<Icon name="menu" size={24} />}
      closeIcon={<Icon name="close" size={24} />}
    >
      <nav aria-label={t("nav.main")}>
        <ul>
          {links.map((link) => (
            <li key={link.key} className={link.isHighlighted ? "py-3" : "border-line border-b"}>
              <NavAnchor
                link={link}
                externalLabel={t("common.externalSite")}
                className={classNames(link.isHighlighted ? "btn btn-lg w-full" : "menu-item text-h3")}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4">
        <Link href={storeListHref(context)} className="text-ui flex min-h-hit items-center gap-3">
          <Flag region={currentMarket.region} />
          {t("nav.storePicker", {region: market(currentMarket.region).name[currentMarket.locale]})}
        </Link>
        <LanguageLinks context={context} path={path} />
      </div>
    </MobileMenuClient>
  );
}
