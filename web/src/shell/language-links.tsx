import {formatLocale, market} from "@gradus/schemas/markets";
import type {PageContext} from "@/content/page-context";
import {nativeName} from "@/lib/format/language-name";
import {isBuiltPath} from "@/lib/is-built-path";
import {marketPath} from "@/lib/market-path";
import {Link} from "@/ui/link";

interface Props {
  readonly context: PageContext;
  readonly path: string;
}

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
