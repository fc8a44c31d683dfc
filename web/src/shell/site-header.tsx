import {brand} from "@gradus/schemas/brand";
import {classNames} from "@/lib/class-names";
import {Link} from "@/ui/link";
import {Logo} from "@/ui/logo/logo";
import {AccountLink} from "./account-link";
import {CartLink} from "./cart-link";
import {MainNav} from "./main-nav";
import {MobileMenu} from "./mobile-menu";
import {resolveNavLinks} from "./nav-link";
import type {ShellProps} from "./shell-props";
import {StorePickerLink} from "./store-picker-link";

interface Props extends ShellProps {
  /** Transparent until the page scrolls, because the page opens on a field. */
  readonly overField?: boolean;
}

export function SiteHeader({context, settings, path, overField = false}: Props) {
  const {t} = context;
  const links = resolveNavLinks(settings.navigation, context, path);
  // A customer who is paying is not distracted: store, account and cart are enough.
  const isPaying = path === "/checkout";
  return (
    <header className="site-header" data-over-field={overField || undefined}>
      <div className="wrap flex h-nav items-center gap-4">
        <Link
          href={context.href("/")}
          aria-label={t("nav.homeLabel", {product: brand.name})}
          className="flex min-h-hit shrink-0 items-center"
        >
          <Logo className="h-5" />
        </Link>
        {!isPaying && (
          <MainNav links={links} label={t("nav.main")} externalLabel={t("common.externalSite")} />
        )}
        <div className={classNames("ms-auto flex shrink-0 items-center", !isPaying && "lg:ms-0")}>
          <StorePickerLink context={context} />
          <AccountLink context={context} />
          <CartLink context={context} isCurrent={path === "/cart"} />
          {!isPaying && <MobileMenu links={links} context={context} path={path} />}
        </div>
      </div>
    </header>
  );
}
