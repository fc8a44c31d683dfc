import {brand} from "@gradus/schemas/brand";
import type {PageContext} from "@/content/page-context";
import {AthletesLink} from "@/features/powercenter/athletes/athletes-link-client";
import {BellClient} from "@/features/powercenter/bell/bell-client";
import {BELL_MESSAGES} from "@/features/powercenter/bell/bell-messages";
import {
  isWithin,
  listPagesBeside,
  listPowerCenterSections,
  POWER_CENTER_ATHLETES,
  POWER_CENTER_CALENDAR,
  POWER_CENTER_UPLOAD,
} from "@/features/powercenter/sections";
import {classNames} from "@/lib/class-names";
import {isBuiltPath} from "@/lib/is-built-path";
import {selectMessages} from "@/lib/messages/select-messages";
import {ButtonLink} from "@/ui/button-link";
import {Icon} from "@/ui/icon/icon";
import {Link} from "@/ui/link";
import {Logo, Mark} from "@/ui/logo/logo";
import {AccountLink} from "./account-link";
import {CurrentInViewClient} from "./current-in-view-client";
import {PowerCenterPalette} from "./power-center-palette";

interface BarProps {
  readonly context: PageContext;
  /** The page is one field, which brings its own way back where it is narrow. */
  readonly isField: boolean;
}

/** The top of every page of PowerCenter; its sections go to the foot of the window where it is narrow. */
export function PowerCenterBar({context, isField}: BarProps) {
  const {t, href} = context;
  return (
    <header className={classNames("power-bar", isField && "max-md:hidden")}>
      <div className="wrap flex h-full items-center gap-4 [--wrap-max:var(--app-max)]">
        <Link
          href={href("/")}
          aria-label={t("nav.homeLabel", {product: brand.name})}
          className="flex min-h-hit shrink-0 items-center"
        >
          <Logo className="h-5 md:max-lg:hidden" />
          <Mark className="hidden h-5 md:max-lg:block" />
        </Link>
        <nav aria-label={t("powercenter.sections")} className="power-nav">
          <ul className="flex h-full items-stretch">
            {listPowerCenterSections().map(({key, path}) => (
              <SectionLink key={key} context={context} path={path}>
                {t(`powercenter.${key}`)}
              </SectionLink>
            ))}
            <AthletesLink
              href={href(POWER_CENTER_ATHLETES)}
              isCurrent={context.path === POWER_CENTER_ATHLETES}
              label={t("powercenter.athletes")}
            />
          </ul>
          <Link href={href(POWER_CENTER_UPLOAD)} aria-label={t("powercenter.upload")} className="power-add">
            <Icon name="plus" size={24} />
          </Link>
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <PowerCenterPalette context={context} />
          <ButtonLink href={href(POWER_CENTER_UPLOAD)} className="max-lg:hidden">
            {t("powercenter.upload")}
          </ButtonLink>
          <BellClient
            messages={selectMessages(context.market, BELL_MESSAGES)}
            hrefs={{
              runs: href("/powercenter/activities"),
              calendar: isBuiltPath(POWER_CENTER_CALENDAR) ? href(POWER_CENTER_CALENDAR) : null,
            }}
          />
          <AccountLink context={context} />
        </div>
      </div>
    </header>
  );
}

interface LinkProps {
  readonly context: PageContext;
  readonly path: string;
  readonly children: string;
}

function SectionLink({context: {href, path: here}, path, children}: LinkProps) {
  return (
    <li className="flex">
      <Link
        href={href(path)}
        aria-current={path === here ? "page" : undefined}
        className={classNames("nav-item", isWithin(path, here) && "tick-current")}
      >
        {children}
      </Link>
    </li>
  );
}

/** The second row, below the bar: the pages of a section that has several. Other sections have none. */
export function SectionRow({context}: {readonly context: PageContext}) {
  const {t, href, path: here} = context;
  const beside = listPagesBeside(here);
  if (!beside) return null;
  return (
    <nav aria-label={t(`powercenter.${beside.label}`)} className="analysis-row">
      <CurrentInViewClient key={here} />
      <ul className="wrap flex [--wrap-max:var(--app-max)]">
        {beside.pages.map(({key, path}) => (
          <li key={key} className="flex shrink-0">
            <Link
              href={href(path)}
              aria-current={path === here ? "page" : undefined}
              className={classNames(
                "nav-item",
                (path === here || here.startsWith(`${path}/`)) && "tick-current",
              )}
            >
              {t(`powercenter.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
