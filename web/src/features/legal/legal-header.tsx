import {market as marketOf} from "@gradus/schemas/markets";
import type {ReactNode} from "react";
import type {LegalDocument} from "@/content/legal/legal-document";
import type {PageContext} from "@/content/page-context";
import {languageName} from "@/lib/format/language-name";
import {LegalTools} from "./legal-tools";
import {versionDates} from "./version-dates";
import {VersionSummary} from "./version-summary";

interface Props {
  readonly document: LegalDocument;
  readonly context: PageContext;
  readonly notice: ReactNode;
}

export function LegalHeader({document, context, notice}: Props) {
  const {market, t} = context;
  const {version, title, bindingLocale, shownLocale} = document;
  return (
    <header lang={market.locale}>
      <h1 className="text-h2 md:text-display-2" lang={shownLocale}>
        {title}
      </h1>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-ui text-text-2">
        <span>{t("legal.version", {version: version.label})}</span>
        <span>{versionDates(version, context)}</span>
        <span>{marketOf(market.region).name[market.locale]}</span>
        {bindingLocale !== shownLocale && (
          <span>{t("legal.binding", {language: languageName(bindingLocale, market)})}</span>
        )}
      </p>
      <LegalTools document={document} context={context} />
      {notice}
      <VersionSummary summary={document.summary} locale={shownLocale} context={context} />
    </header>
  );
}
