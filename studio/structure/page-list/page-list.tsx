import type {Locale} from "@gradus/schemas/markets";
import {pagePath} from "@gradus/schemas/page-path";
import {SearchIcon} from "@sanity/icons/Search";
import {Box, Flex, Stack, Text, TextInput} from "@sanity/ui";
import {type KeyboardEvent, useRef, useState} from "react";
import type {UserComponent} from "sanity/structure";
import {lastKnown} from "../../live-query/loadable.ts";
import {LoadableView} from "../../live-query/loadable-view.tsx";
import {CreateTranslationDialog} from "../../translation/create/create-translation-dialog.tsx";
import {useLanguageChoice} from "../../translation/language-filter/language-store.ts";
import {languageName} from "../../translation/languages/language-words.ts";
import type {PageGroup} from "../../translation/languages/page-group.ts";
import {type Pages, usePageGroups} from "../../translation/live/use-page-groups.ts";
import {moveFocus} from "./move-focus.ts";
import {NewPageButton} from "./new-page-button.tsx";
import {PageRow} from "./page-row.tsx";

/** From this many pages on, looking is slower than typing. */
const SEARCH_FROM = 8;

/** Its options come from `pageList`. */
export const PageList: UserComponent = ({options}) => {
  const type = String(options?.type);
  const noun = typeof options?.noun === "string" ? options.noun : null;
  const pages = usePageGroups(type);
  const [language] = useLanguageChoice();
  const [query, setQuery] = useState("");
  const count = lastKnown(pages)?.groups.length ?? 0;
  return (
    <Stack>
      <Flex align="center" gap={2} paddingX={4} paddingY={3} wrap="wrap">
        {noun && <NewPageButton noun={noun} type={type} />}
        {count >= SEARCH_FROM && (
          <Box flex={1}>
            <TextInput
              aria-label="Find a page"
              fontSize={1}
              icon={SearchIcon}
              onChange={(event) => setQuery(event.currentTarget.value)}
              padding={2}
              placeholder="Find a page"
              value={query}
            />
          </Box>
        )}
        {language !== "all" && (
          <Text muted size={1}>
            Only {languageName(language)}
          </Text>
        )}
      </Flex>
      <LoadableView loaded={pages} what="The pages">
        {(known) => <Rows pages={known} wanted={query} />}
      </LoadableView>
    </Stack>
  );
};

interface Creation {
  readonly page: PageGroup;
  readonly locale: Locale;
}

function Rows({pages, wanted}: {pages: Pages; wanted: string}) {
  const [language] = useLanguageChoice();
  const [creation, setCreation] = useState<Creation | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.current && moveFocus(list.current, event.key)) event.preventDefault();
  };
  const groups = pages.groups
    .filter((page) => matches(page, wanted))
    .toSorted((a, b) => a.group.localeCompare(b.group));
  return (
    <>
      {groups.length === 0 && <Nothing />}
      <Stack as="ul" onKeyDown={onKeyDown} ref={list} style={{margin: 0, padding: 0, listStyle: "none"}}>
        {groups.map((page) => (
          <PageRow
            detail={detailOf(page)}
            key={page.group}
            language={language}
            onCreate={(locale) => setCreation({page, locale})}
            page={page}
          />
        ))}
      </Stack>
      {creation && (
        <CreateTranslationDialog
          locales={[creation.locale]}
          onClose={() => setCreation(null)}
          pages={onlyPage(pages, creation.page)}
        />
      )}
    </>
  );
}

const Nothing = () => (
  <Box padding={4}>
    <Text muted size={1}>
      Nothing here yet.
    </Text>
  </Box>
);

const detailOf = ({type, slug}: PageGroup) => (slug ? pagePath({type, slug}) : null);

function matches({title, slug}: PageGroup, query: string): boolean {
  return `${title} ${slug ?? ""}`.toLowerCase().includes(query.trim().toLowerCase());
}

/** The page a translation is made for, with its own documents only. */
function onlyPage(pages: Pages, page: PageGroup): Pages {
  const ids = new Set(page.languages.flatMap(({pair}) => (pair ? [pair.id] : [])));
  return {...pages, groups: [page], pairs: pages.pairs.filter(({id}) => ids.has(id))};
}
