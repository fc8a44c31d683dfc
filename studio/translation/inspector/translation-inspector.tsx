import {TranslateIcon} from "@sanity/icons/Translate";
import {Box, Flex, Text} from "@sanity/ui";
import type {DocumentInspector, DocumentInspectorProps, SanityDocument} from "sanity";
import {DocumentInspectorHeader, useDocumentPane} from "sanity/structure";
import {lastKnown} from "../../live-query/loadable.ts";
import {LoadableView} from "../../live-query/loadable-view.tsx";
import {findSource} from "../languages/page-group.ts";
import {readTranslationState} from "../languages/source-to-follow.ts";
import {hasLanguages, usePageGroup} from "../live/use-page-groups.ts";
import {INSPECTOR} from "./inspector-name.ts";
import {Panels} from "./panels.tsx";
import {useFollowedSource} from "./use-source.ts";

export const translationInspector: DocumentInspector = {
  name: INSPECTOR,
  component: TranslationInspector,
  useMenuItem: () => {
    const {value} = useDocumentPane();
    return {
      title: "Translation",
      icon: TranslateIcon,
      showAsAction: true,
      hidden: !hasLanguages(value) || value.locale === "en",
    };
  },
};

function TranslationInspector({documentId, onClose}: DocumentInspectorProps) {
  const {value} = useDocumentPane();
  const document = value as SanityDocument;
  const loaded = usePageGroup(document);
  const pages = lastKnown(loaded);
  const pair = pages && findSource(document, pages.pairs);
  const source = useFollowedSource(pair, readTranslationState(document));
  const own = pages?.groups[0]?.languages.find(({locale}) => locale === document.locale);
  const isBehind = own?.isBehind ?? false;
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader closeButtonLabel="Close" onClose={onClose} title="Translation" />
      <Box flex={1} overflow="auto" padding={4}>
        <LoadableView loaded={loaded} margin={0} what="The other languages">
          {() =>
            pair && source ? (
              <Panels
                isBehind={isBehind}
                key={documentId}
                sourceId={pair.id}
                source={source}
                translation={document}
              />
            ) : (
              <Text muted size={1}>
                Other languages follow this page.
              </Text>
            )
          }
        </LoadableView>
      </Box>
    </Flex>
  );
}
