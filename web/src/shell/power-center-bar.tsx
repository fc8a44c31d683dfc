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
import {selectMessages} from "@/i18n/select-messages";
import {classNames} from "@/lib/class-names";
import {isBuiltPath} from "@/lib/is-built-path";
import {ButtonLink} from "@/ui/button-link";
import {Icon, type IconName} from "@/ui/icon/icon";
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
            {listPowerCenterSections().map((section) => (
              <SectionLink key={section.key} context={context} section={section} />
            ))}
            <CoachLink context={context} />
          </ul>
          <MoreSections context={context} />
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

/** On narrow screens, sections with an icon are within reach of a thumb; the others are behind "More". */
const BAR_ICONS = {
  start: "house",
  calendar: "calendar",
  runs: "lap",
  analysis: "curve",
  races: null,
  library: null,
} as const satisfies Record<Section["key"], IconName | null>;

type Section = ReturnType<typeof listPowerCenterSections>[number];

interface LinkProps {
  readonly context: PageContext;
  readonly section: Section;
  /** In the list of what has no room in a narrow bar, rather than in the bar. */
  readonly isBehind?: boolean;
}

function SectionLink({
  context: {t, href, path: currentPath},
  section: {key, path},
  isBehind = false,
}: LinkProps) {
  const icon = BAR_ICONS[key];
  return (
    <li className={classNames("flex", icon === null && !isBehind && "max-md:hidden")}>
      <Link
        href={href(path)}
        aria-current={path === currentPath ? "page" : undefined}
        className={classNames("nav-item", isWithin(path, currentPath) && !isBehind && "tick-current")}
      >
        {icon && <Icon name={icon} className="power-icon" />}
        {t(`powercenter.${key}`)}
      </Link>
    </li>
  );
}

function CoachLink({context: {t, href, path}, isBehind = false}: Omit<LinkProps, "section">) {
  return (
    <AthletesLink
      isBehind={isBehind}
      href={href(POWER_CENTER_ATHLETES)}
      isCurrent={path === POWER_CENTER_ATHLETES}
      label={t("powercenter.athletes")}
    />
  );
}

/** Where it is narrow: a list above the bar of what has no room in it. */
function MoreSections({context}: {readonly context: PageContext}) {
  const {t, path: currentPath} = context;
  const behind = listPowerCenterSections().filter(({key}) => BAR_ICONS[key] === null);
  const isHere = [...behind.map(({path}) => path), POWER_CENTER_ATHLETES].some((path) =>
    isWithin(path, currentPath),
  );
  return (
    <>
      <button
        type="button"
        popoverTarget={MORE_MENU_ID}
        className={classNames("power-more nav-item", isHere && "tick-current")}
      >
        <Icon name="menu" className="power-icon" />
        {t("powercenter.more")}
      </button>
      <ul id={MORE_MENU_ID} popover="auto" className="power-sheet">
        {behind.map((section) => (
          <SectionLink key={section.key} context={context} section={section} isBehind />
        ))}
        <CoachLink context={context} isBehind />
      </ul>
    </>
  );
}

const MORE_MENU_ID = "power-more";

export function SectionRow({context}: {readonly context: PageContext}) {
  const {t, href, path: currentPath} = context;
  const siblingPages = listPagesBeside(currentPath);
  if (!siblingPages) return null;
  return (
    <nav aria-label={t(`powercenter.${siblingPages.label}`)} className="analysis-row">
      <CurrentInViewClient key={currentPath} />
      <ul className="wrap flex [--wrap-max:var(--app-max)]">
        {siblingPages.pages.map(({key, path}) => (
          <li key={key} className="flex shrink-0">
            <Link
              href={href(path)}
              aria-current={path === currentPath ? "page" : undefined}
              className={classNames(
                "nav-item",
                (path === currentPath || currentPath.startsWith(`${path}/`)) && "tick-current",
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
