import type {LegalClause} from "@/content/legal/legal-text.query";
import type {Translator} from "@/i18n/message-types";
import {Disclosure} from "@/ui/disclosure";

interface Props {
  readonly clauses: readonly LegalClause[];
  readonly t: Translator;
}

export function LegalContents({clauses, t}: Props) {
  const list = <ContentsList clauses={clauses} />;
  return (
    <nav
      aria-label={t("legal.contents")}
      className="legal-contents self-start lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
    >
      <div className="lg:hidden">
        <Disclosure summary={t("legal.contents")}>{list}</Disclosure>
      </div>
      <div className="hidden lg:block">
        <p className="text-label text-text-2">{t("legal.contents")}</p>
        {list}
      </div>
    </nav>
  );
}

function ContentsList({clauses}: Pick<Props, "clauses">) {
  return (
    <ol className="mt-2 text-ui">
      {clauses.map(({_key, anchor, title}, index) => (
        <li key={_key}>
          <a href={`#${anchor}`} className="legal-contents-link">
            <span className="text-text-3">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
