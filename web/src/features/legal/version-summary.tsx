import type {LegalText} from "@/content/legal/legal-text.query";
import type {PageContext} from "@/content/page-context";
import {RichText} from "@/content/portable-text/rich-text";

interface Props {
  readonly summary: LegalText["summary"];
  /** The language the summary is written in. */
  readonly locale: string;
  readonly context: PageContext;
}

export function VersionSummary({summary, locale, context}: Props) {
  if (!summary) return null;
  return (
    <section aria-labelledby="summary" className="mt-8 max-w-measure bg-sunken p-6">
      <h2 id="summary" className="text-h3">
        {context.t("legal.summary")}
      </h2>
      <div lang={locale}>
        <RichText value={summary} context={context} className="mt-2" />
      </div>
    </section>
  );
}
