import type {PageContext} from "@/content/page-context";
import {Link} from "@/ui/link";
import {LanguageLinks} from "./language-links";
import {legalLinks} from "./legal-links";

/** What law and localization require on every page, and nothing else. */
export function PowerCenterFooter({context}: {readonly context: PageContext}) {
  const {t, path} = context;
  return (
    <footer className="power-footer wrap [--wrap-max:var(--app-max)]">
      <LanguageLinks context={context} path={path} />
      <nav aria-label={t("footer.legal")}>
        <ul className="text-label flex flex-wrap gap-x-6 text-text-2">
          {legalLinks(context, path).map((link) => (
            <li key={link.href}>
              <Link href={link.href} className="footer-link flex min-h-hit items-center">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
