import {LOCALE_CHOICES} from "../../fields/options.ts";
import type {Locale} from "../../markets.ts";
import type {CellState} from "../cell.ts";
import {publishedId, textAt} from "../content-document.ts";
import type {ContentSnapshot} from "../content-snapshot.ts";
import {listLinks} from "../links.ts";
import type {MatrixRow} from "../matrix.ts";
import {listOrphans} from "../orphans.ts";
import {type AttentionItem, lastChangeDay, locationIn} from "./attention-item.ts";

const languageName = (locale: string): string =>
  LOCALE_CHOICES.find(({value}) => value === locale)?.title ?? locale;

export function staleTranslations({published, drafts, stale}: ContentSnapshot): AttentionItem[] {
  return published
    .filter(({_id}) => stale.has(_id))
    .map((document) => {
      const source = publishedId(textAt(document, "translation.source._ref") ?? "");
      const changed = [...drafts, ...published].find(({_id}) => publishedId(_id) === source);
      return {
        id: `stale:${document._id}`,
        message: `The source was changed after the ${languageName(String(document.locale))} translation was made.`,
        location: locationIn(document),
        day: changed ? lastChangeDay(changed) : null,
        action: "Review the translation",
      };
    });
}

interface Gap {
  readonly row: MatrixRow;
  readonly locale: Locale;
  readonly state: CellState;
  readonly ownId: string | null;
  readonly count: number;
}

/** One line per page and language, however many markets it concerns. */
function gapsOf(snapshot: ContentSnapshot, states: readonly CellState[]): Gap[] {
  return snapshot.matrix.flatMap((row) => {
    // Where another language's draft is all there is, that language has a line of its own.
    const cells = row.cells.filter(
      ({state, ownId}) => states.includes(state) && (state !== "draft" || ownId !== null),
    );
    return [...Map.groupBy(cells, ({market, state}) => `${market.locale} ${state}`).values()].flatMap(
      (same) => {
        const [first] = same;
        if (!first) return [];
        const {market, state, ownId} = first;
        return [{row, locale: market.locale, state, ownId, count: same.length}];
      },
    );
  });
}

const GAP_MESSAGES: Partial<Record<CellState, (language: string, markets: string) => string>> = {
  fallback: (language, markets) => `There is no ${language} version. ${markets} shown in another language.`,
  draft: (language, markets) => `The ${language} version waits as a draft. ${markets} without it.`,
  missing: (language, markets) =>
    `Neither ${language} nor English is published. ${markets} without the page.`,
  bindingMissing: (language, markets) =>
    `${language} is required here and has no text. ${markets} concerned.`,
};
const GAP_ACTIONS: Partial<Record<CellState, string>> = {
  fallback: "Translate it",
  draft: "Finish the draft",
  missing: "Write it",
  bindingMissing: "Create the text",
};

export function languageGaps(snapshot: ContentSnapshot): AttentionItem[] {
  const documents = [...snapshot.drafts, ...snapshot.published];
  return gapsOf(snapshot, ["fallback", "draft", "missing", "bindingMissing"]).map(
    ({row, locale, state, ownId, count}) => {
      const id = ownId ?? row.sourceId;
      const document = documents.find(({_id}) => publishedId(_id) === id);
      const markets = count === 1 ? "One market is" : `${count} markets are`;
      return {
        id: `${state}:${row.path}:${locale}`,
        message: GAP_MESSAGES[state]?.(languageName(locale), markets) ?? "",
        location: {id, type: document?._type ?? row.type, title: `${row.title} (${row.path})`, field: null},
        day: document ? lastChangeDay(document) : null,
        action: GAP_ACTIONS[state] ?? "Open it",
      };
    },
  );
}

export function orphanPages(snapshot: ContentSnapshot): AttentionItem[] {
  return listOrphans(snapshot, listLinks(snapshot))
    .filter(({isUnlisted}) => !isUnlisted)
    .map(({id, type, title, path}) => ({
      id: `orphan:${path}`,
      message: `Nothing leads to ${path}: no page, no menu, no footer.`,
      location: {id, type, title, field: null},
      day: null,
      action: "Link to it, or keep it from search",
    }));
}
