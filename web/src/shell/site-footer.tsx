import {market} from "@gradus/schemas/markets";
import {MailLinkMessages} from "@/features/newsletter/mail-link-messages";
import {NewsletterForm} from "@/features/newsletter/newsletter-form";
import {Flag} from "@/ui/flag/flag";
import {Icon} from "@/ui/icon/icon";
import {Link} from "@/ui/link";
import {Mark} from "@/ui/logo/logo";
import {TickRule} from "@/ui/tick-rule";
import {FooterColumn} from "./footer-column";
import {LanguageLinks} from "./language-links";
import {legalLinks} from "./legal-links";
import {resolveNavLinks} from "./nav-link";
import type {ShellProps} from "./shell-props";
import {storeListHref} from "./store-list-href";

interface Props extends ShellProps {
  /** The page has a sign-up form of its own, so the footer omits its form: it would follow right below. */
  readonly hasNewsletter?: boolean;
}

export function SiteFooter({context, settings, path, hasNewsletter = false}: Props) {
  const {t} = context;
  return (
    <footer className="mt-section">
      <TickRule />
      <div className="wrap py-16">
        <MailLinkMessages context={context} />
        <div className="site-footer-grid">
          {!hasNewsletter && (
            <NewsletterForm context={context} copy={settings.newsletter} path={path} place="footer" />
          )}
          {settings.footer?.map((column) => (
            <FooterColumn
              key={column._key}
              title={column.title ?? ""}
              links={resolveNavLinks(column.items, context, path)}
              externalLabel={t("common.externalSite")}
            />
          ))}
        </div>
        <div className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <Mark className="h-5 text-text-3" />
          <RegionAndLanguage context={context} path={path} />
        </div>
        <LegalRow context={context} path={path} />
      </div>
    </footer>
  );
}

function RegionAndLanguage({context, path}: Pick<ShellProps, "context" | "path">) {
  const {region, locale} = context.market;
  const name = market(region).name[locale];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Link
        href={storeListHref(context)}
        aria-label={context.t("nav.storePicker", {region: name})}
        className="footer-link text-ui flex min-h-hit items-center gap-3"
      >
        <Flag region={region} />
        {name}
      </Link>
      <LanguageLinks context={context} path={path} />
      <Link href={context.href("/search")} className="footer-link text-ui flex min-h-hit items-center gap-2">
        <Icon name="search" size={16} />
        {context.t("search.title")}
      </Link>
    </div>
  );
}

function LegalRow({context, path}: Pick<ShellProps, "context" | "path">) {
  return (
    <nav aria-label={context.t("footer.legal")} className="mt-4 border-line border-t pt-4">
      <ul className="text-label flex flex-wrap gap-x-6 text-text-2">
        {legalLinks(context, path).map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              aria-current={link.isCurrent ? "page" : undefined}
              className="footer-link flex min-h-hit items-center"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
