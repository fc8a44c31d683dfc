import {formatLocale, type Locale, market} from "@gradus/schemas/markets";
import {displayNames} from "@/lib/format/intl";
import {isBuiltPath} from "@/lib/is-built-path";
import {marketPath} from "@/lib/market-path";
import type {PageContext} from "@/lib/page-context";
import {Link} from "@/ui/link";

interface Props {
  readonly context: PageContext;
  readonly path: string;
}

/** The same page in the region's other languages. Nothing when the region speaks one. */
export function LanguageLinks({context, path}: Props) {
  const {region, locale: current} = context.market;
  const {locales} = market(region);
  if (locales.length === 1) return null;
  return (
    <ul aria-label={context.t("footer.regionLanguage")} className="text-ui flex flex-wrap gap-x-4">
      {locales.map((locale) => (
        <li key={locale}>
          <Link
            href={marketPath({region, locale}, isBuiltPath(path) ? path : "/")}
            lang={locale}
            hrefLang={formatLocale({region, locale})}
            aria-current={locale === current ? "true" : undefined}
            className="language-link"
          >
            {nativeName(locale)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A language as its speakers write it at the start of a line: `Français`. */
export function nativeName(locale: Locale): string {
  const name = displayNames(locale, "language").of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
