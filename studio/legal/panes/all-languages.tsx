import {LOCALE_CHOICES} from "@gradus/schemas/fields/options";
import {AddIcon} from "@sanity/icons/Add";
import {EditIcon} from "@sanity/icons/Edit";
import {Box, Button, Card, Flex, Text} from "@sanity/ui";
import {useToast} from "@sanity/ui/toast";
import {IntentLink} from "sanity/router";
import {messageOf} from "../../dialogs/message-of.ts";
import {useContentClient} from "../../live-query/content-client.ts";
import {combineLoadables, lastKnown} from "../../live-query/loadable.ts";
import {LoadableView} from "../../live-query/loadable-view.tsx";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {languageName} from "../../translation/languages/language-words.ts";
import {addLanguage} from "../actions/add-language.ts";
import {type TextWords, textsOfVersions} from "../data/texts.ts";
import {useVersions, type Version} from "../data/versions.ts";
import {alignClauses} from "../rules/align-clauses.ts";
import {readClauses} from "../rules/merged-clauses.ts";
import {ClauseWords} from "./clause-words.tsx";

const COLUMN = {minWidth: 280, maxWidth: 460, flex: "1 0 280px", verticalAlign: "top"} as const;

interface AllLanguages {
  readonly options?: {readonly versionId?: string; readonly kind?: string};
}

export function AllLanguages({options: {versionId = "", kind = ""} = {}}: AllLanguages) {
  const versions = useVersions(kind);
  const version = lastKnown(versions)?.find(({id}) => id === versionId);
  const needed = version ? [version.id, ...(version.base === null ? [] : [version.base])] : null;
  const read = combineLoadables(versions, useLiveQuery(needed ? textsOfVersions(needed) : null));
  return (
    <LoadableView loaded={read} what="The texts">
      {([, texts]) => version && <SideBySide texts={texts} version={version} />}
    </LoadableView>
  );
}

interface SideBySideProps {
  readonly version: Version;
  readonly texts: readonly (TextWords & {readonly version: string})[];
}

function SideBySide({version, texts}: SideBySideProps) {
  const own = LOCALE_CHOICES.flatMap(({value}) => texts.filter((text) => isOf(text, version.id, value)));
  const baseOf = ({locale}: TextWords) => texts.find((text) => isOf(text, version.base, locale)) ?? null;
  const rows = alignClauses(own.map((text) => readClauses(text, baseOf(text))));
  return (
    <Box height="fill" overflow="auto" padding={3}>
      <Flex gap={2} marginBottom={2}>
        {own.map((text) => (
          <LanguageHead key={text._id} text={text} />
        ))}
      </Flex>
      {rows.map(({anchor, clauses}) => (
        <Flex gap={2} key={anchor} marginBottom={2}>
          {clauses.map((cell, index) => (
            <Card
              border
              key={own[index]?._id}
              padding={3}
              radius={2}
              style={COLUMN}
              tone={cell ? "default" : "critical"}
            >
              {cell ? (
                <ClauseWords clause={cell.clause} number={cell.number} />
              ) : (
                <Text size={1}>
                  No clause “{anchor}” in {languageName(own[index]?.locale ?? "")}.
                </Text>
              )}
            </Card>
          ))}
        </Flex>
      ))}
      <MissingLanguages own={own} version={version} />
    </Box>
  );
}

const isOf = (text: TextWords & {version: string}, version: string | null, locale: string) =>
  text.version === version && text.locale === locale;

function LanguageHead({text}: {text: TextWords}) {
  return (
    <Card borderBottom padding={2} style={COLUMN}>
      <Flex align="center" gap={2}>
        <Box flex={1}>
          <Text as="h3" size={1} weight="semibold">
            {languageName(text.locale)}
          </Text>
        </Box>
        <IntentLink
          aria-label={`Open the ${languageName(text.locale)} text`}
          intent="edit"
          params={{id: text._id.replace(/^drafts\./, ""), type: "legalText"}}
        >
          <EditIcon />
        </IntentLink>
      </Flex>
    </Card>
  );
}

interface MissingLanguages {
  readonly own: readonly TextWords[];
  readonly version: Version;
}

/** Only a draft can still get another language. */
function MissingLanguages({own, version}: MissingLanguages) {
  const client = useContentClient();
  const toast = useToast();
  const missing = LOCALE_CHOICES.filter(({value}) => !own.some(({locale}) => locale === value));
  const source = own.find(({locale}) => locale === "en") ?? own[0];
  if (version.sealed || (version.state ?? "draft") !== "draft" || !source || missing.length === 0)
    return null;
  const add = async (locale: string) => {
    try {
      const id = source._id.replace(/^drafts\./, "");
      await addLanguage(client, {version: version.id, source: id, locale});
    } catch (error) {
      const description = messageOf(error);
      toast.push({status: "error", title: "The text was not created.", description});
    }
  };
  return (
    <Flex gap={2} marginTop={4}>
      {missing.map(({value, title}) => (
        <Button
          icon={AddIcon}
          key={value}
          mode="ghost"
          onClick={() => add(value)}
          text={`Create the ${title} text`}
        />
      ))}
    </Flex>
  );
}
