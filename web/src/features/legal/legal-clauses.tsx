import {stegaClean} from "@sanity/client/stega";
import type {LegalDocument} from "@/content/legal/legal-document";
import type {LegalClause} from "@/content/legal/legal-text.query";
import type {PageContext} from "@/content/page-context";
import {RichText} from "@/content/portable-text/rich-text";
import {resolveUnit} from "@/content/tokens/resolve-unit";
import {Icon} from "@/ui/icon/icon";
import {LegalContents} from "./legal-contents";
import {RemovedLines} from "./removed-lines";
import {sealedContext} from "./sealed-context";

interface Props {
  readonly document: LegalDocument;
  readonly context: PageContext;
}

/** Numbers are drawn from the order; links go to anchors, which never change. */
export function LegalClauses({document, context}: Props) {
  const {clauses} = document;
  return (
    <div className="mt-12 grid grid-cols-1 gap-x-gutter gap-y-8 lg:grid-cols-[1fr_3fr]">
      <LegalContents clauses={clauses} t={context.t} />
      <ol className="max-w-measure list-none space-y-10">
        <RemovedLines after={null} document={document} context={context} />
        {clauses.map((clause, index) => (
          <Clause
            key={clause._key}
            number={index + 1}
            clause={clause}
            document={document}
            context={context}
          />
        ))}
      </ol>
    </div>
  );
}

function Clause({clause, number, document, context}: Props & {clause: LegalClause; number: number}) {
  const {anchor, aliases, title} = clause;
  const {t} = context;
  return (
    <>
      <li id={anchor} className="scroll-mt-24" data-clause>
        {aliases.map((alias) => (
          <span key={alias} id={alias} className="scroll-mt-24" />
        ))}
        <div className="group flex items-start justify-between gap-3">
          <h2 className="flex items-baseline gap-3 text-h3">
            <span className="text-value text-text-3">{number}</span>
            {title}
          </h2>
          <a
            href={`#${anchor}`}
            data-copy-link
            title={t("legal.copyLink")}
            aria-label={`${t("legal.copyLink")}: ${stegaClean(title)}`}
            className="icon-link -my-2.5 text-text-3! print:hidden"
          >
            <Icon name="link" size={16} />
          </a>
        </div>
        <ClauseBody clause={clause} context={sealedContext(document, context)} />
      </li>
      <RemovedLines after={anchor} document={document} context={context} />
    </>
  );
}

function ClauseBody({clause, context}: {clause: LegalClause; context: PageContext}) {
  const body = resolveUnit(clause.body, [], context);
  return body ? <RichText value={body} context={context} className="mt-3" /> : null;
}
