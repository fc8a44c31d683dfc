import {market as marketOf} from "@gradus/schemas/markets";
import type {LegalDocument} from "@/content/legal/legal.query";
import {formatDay} from "@/lib/format/dates";
import {languageName} from "@/lib/format/language-name";
import type {PageContext} from "@/lib/page-context";
import {RichText} from "@/lib/portable-text/rich-text";

interface Props {
  readonly document: LegalDocument;
  readonly context: PageContext;
}

/** Title, version and dates, the region it applies in, its binding language, and what changed. */
export function LegalHeader({document, context}: Props) {
  const {market, t} = context;
  const {label, effectiveFrom, bindingLocale, next} = document;
  return (
    <header lang={market.locale}>
      <h1 className="text-display-2" lang={document.shownLocale}>
        {document.title}
      </h1>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-ui text-text-2">
        <span>{t("legal.version", {version: label})}</span>
        <span>{t("legal.effective", {date: formatDay(effectiveFrom, market)})}</span>
        <span>{marketOf(market.region).name[market.locale]}</span>
        {bindingLocale !== market.locale && (
          <span>{t("legal.binding", {language: languageName(bindingLocale, market)})}</span>
        )}
      </p>
      {next && (
        <p className="mt-4 border-l-4 border-primary pl-4 text-body">
          {t("legal.upcoming", {document: document.title, date: formatDay(next.effectiveFrom, market)})}
        </p>
      )}
      {document.summary && (
        <section aria-labelledby="summary" className="mt-8 max-w-measure bg-sunken p-6">
          <h2 id="summary" className="text-h3">
            {t("legal.summary")}
          </h2>
          <RichText value={document.summary} context={context} />
        </section>
      )}
    </header>
  );
}
