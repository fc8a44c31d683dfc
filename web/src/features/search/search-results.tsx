import {Fragment} from "react";
import type {PageContext} from "@/content/page-context";
import {Link} from "@/ui/link";
import type {ResultGroup, SearchResult} from "./find-rows";
import type {MarkedText} from "./mark-words";
import type {SearchQuery} from "./parse-query";

interface Props {
  readonly query: SearchQuery | null;
  readonly groups: readonly ResultGroup[];
  readonly context: PageContext;
}

export function SearchResults({query, groups, context}: Props) {
  const {t} = context;
  if (query === null) return <p className="mt-6 text-body-lg text-text-2">{t("search.hint")}</p>;
  if (query.words.length === 0) {
    return (
      <p role="status" className="mt-6 text-body-lg">
        {t("search.short")}
      </p>
    );
  }
  if (groups.length === 0) return <NothingFound query={query} context={context} />;
  const count = groups.reduce((sum, {total}) => sum + total, 0);
  return (
    <>
      <p role="status" className="mt-6 text-body-lg text-text-2 wrap-anywhere">
        {t("search.found", {count, query: query.typed})}
      </p>
      {groups.map((group) => (
        <Group key={group.group} found={group} context={context} />
      ))}
    </>
  );
}

function NothingFound({query, context: {t, href}}: {query: SearchQuery; context: PageContext}) {
  const suggestions = [
    {path: "/store", label: t("store.title")},
    {path: "/faq", label: t("search.help")},
    {path: "/coaches", label: t("coaches.title")},
    {path: "/", label: t("nav.home")},
  ];
  return (
    <>
      <p role="status" className="mt-6 text-h3 wrap-anywhere">
        {t("search.empty", {query: query.typed})}
      </p>
      <p className="mt-3 max-w-measure text-text-2">{t("search.suggest")}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {suggestions.map(({path, label}) => (
          <li key={path}>
            <Link href={href(path)} className="link flex min-h-hit items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Group({found: {group, results, total}, context}: {found: ResultGroup; context: PageContext}) {
  const {t} = context;
  const hidden = total - results.length;
  return (
    <section aria-labelledby={`found-${group}`} className="mt-10 max-w-measure">
      <h2 id={`found-${group}`} className="text-h3">
        {t(`search.${group}`)}
      </h2>
      <ul className="mt-2">
        {results.map((result) => (
          <Result key={result.row.path} result={result} context={context} />
        ))}
      </ul>
      {hidden > 0 && <p className="mt-3 text-label text-text-2">{t("search.more", {count: hidden})}</p>}
    </section>
  );
}

function Result({result: {row, title, excerpt}, context}: {result: SearchResult; context: PageContext}) {
  const lang = row.locale === context.market.locale ? undefined : row.locale;
  return (
    <li lang={lang} className="border-b border-line py-4 wrap-anywhere">
      <Link href={context.href(row.path)} hrefLang={lang} className="link text-body-lg">
        <Marked text={title} />
      </Link>
      {excerpt.length > 0 && (
        <p className="mt-1 text-text-2">
          <Marked text={excerpt} />
        </p>
      )}
    </li>
  );
}

function Marked({text}: {text: MarkedText}) {
  return text.map(({text: piece, isFound}, index) => {
    // Pieces of one text have nothing but their place, and never move.
    const key = `${index}`;
    return isFound ? (
      <mark key={key} className="bg-sunken font-semibold text-text">
        {piece}
      </mark>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}
