import {stegaClean} from "@sanity/client/stega";
import type {ReactNode} from "react";
import type {LegalDocument} from "@/content/legal/legal-document";
import type {PageContext} from "@/content/page-context";
import {Container} from "@/ui/container";
import {LegalClauses} from "./legal-clauses";
import {LegalHeader} from "./legal-header";
import {LegalReaderClient} from "./legal-reader-client";
import {PrintLabelClient} from "./print-label-client";
import {versionDates} from "./version-dates";

interface Props {
  readonly document: LegalDocument;
  readonly context: PageContext;
  /** What to know before reading: that the text changes, or that it no longer applies. */
  readonly notice: ReactNode;
  readonly children?: ReactNode;
}

/** A monitor reads the dates and the source of the document from the markup. */
export function LegalArticle({document, context, notice, children}: Props) {
  const {t} = context;
  const {version, title, shownLocale, source} = document;
  const label = [title, t("legal.version", {version: version.label}), versionDates(version, context)];
  return (
    <Container className="py-section">
      <article
        lang={shownLocale}
        data-legal-source={source}
        data-valid-from={version.effectiveFrom}
        data-valid-to={version.effectiveTo}
      >
        <LegalHeader document={document} context={context} notice={notice} />
        <LegalClauses document={document} context={context} />
        {children}
      </article>
      <PrintLabelClient text={stegaClean(label.join(" · "))} />
      <LegalReaderClient copied={t("legal.linkCopied")} />
    </Container>
  );
}
