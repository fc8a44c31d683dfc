import type {LegalDocument} from "@/content/legal/legal.query";
import type {PageContext} from "@/lib/page-context";
import {RichText} from "@/lib/portable-text/rich-text";
import {resolveUnit} from "@/lib/tokens/resolve-unit";
import {Disclosure} from "@/ui/disclosure";

type Clauses = LegalDocument["clauses"];

interface Props {
  readonly clauses: Clauses;
  readonly context: PageContext;
}

/** Contents and clauses. Numbers are drawn from the order; links go to anchors, which never change. */
export function LegalClauses({clauses, context}: Props) {
  const {t} = context;
  return (
    <div className="mt-12 grid gap-x-gutter gap-y-8 lg:grid-cols-[1fr_3fr]">
      <nav aria-label={t("legal.contents")} className="self-start lg:sticky lg:top-24">
        <div className="lg:hidden">
          <Disclosure summary={t("legal.contents")}>
            <Contents clauses={clauses} />
          </Disclosure>
        </div>
        <div className="hidden lg:block">
          <p className="text-label text-text-2">{t("legal.contents")}</p>
          <Contents clauses={clauses} />
        </div>
      </nav>
      <ol className="max-w-measure list-none space-y-10">
        {clauses.map((clause, index) => (
          <li key={clause._key} id={clause.anchor} className="scroll-mt-24">
            {(clause.aliases ?? []).map((alias) => (
              <span key={alias} id={alias} />
            ))}
            <h2 className="flex items-baseline gap-3 text-h3">
              <span className="text-value text-text-3">{index + 1}</span>
              <a href={`#${clause.anchor}`} title={t("legal.copyLink")} className="hover:underline">
                {clause.title}
              </a>
            </h2>
            <ClauseBody clause={clause} context={context} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Contents({clauses}: Pick<Props, "clauses">) {
  return (
    <ol className="mt-2 text-ui">
      {clauses.map(({_key, anchor, title}, index) => (
        <li key={_key} className="py-1">
          <a href={`#${anchor}`} className="link">
            {index + 1}. {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function ClauseBody({clause, context}: {clause: Clauses[number]; context: PageContext}) {
  const body = resolveUnit(clause.body ?? [], [], context) as (typeof clause)["body"] | null;
  return body ? <RichText value={body} context={context} className="mt-3" /> : null;
}
