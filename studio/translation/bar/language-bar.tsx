import type {Locale} from "@gradus/schemas/markets";
import {TranslateIcon} from "@sanity/icons/Translate";
import {Box, Button, Card, Flex, Stack, Text} from "@sanity/ui";
import {useState} from "react";
import {IntentLink} from "sanity/router";
import {useDocumentPane} from "sanity/structure";
import {CreateTranslationDialog} from "../create/create-translation-dialog.tsx";
import {INSPECTOR} from "../inspector/inspector-name.ts";
import {fallbackLocales, languageName} from "../languages/language-words.ts";
import type {LanguageVersion} from "../languages/page-group.ts";
import type {Pages} from "../live/use-page-groups.ts";
import {LanguageChip} from "./language-chip.tsx";

interface LanguageBarProps {
  readonly pages: Pages;
  readonly locale: string;
  /** Number of texts that are still identical to their source. */
  readonly untouched: number;
}

export function LanguageBar({pages, locale, untouched}: LanguageBarProps) {
  const [missing, setMissing] = useState<Locale | null>(null);
  const [group] = pages.groups;
  if (!group) return null;
  const own = group.languages.find((version) => version.locale === locale);
  return (
    <Stack gap={3}>
      <Flex align="center" aria-label="Languages of this page" gap={2} role="group" wrap="wrap">
        <Box paddingRight={1}>
          <Text muted size={1}>
            <TranslateIcon aria-hidden />
          </Text>
        </Box>
        {group.languages.map((version) => (
          <OpenLanguage
            isOpen={version.locale === locale}
            key={version.locale}
            onCreate={setMissing}
            type={group.type}
            version={version}
          />
        ))}
      </Flex>
      <Todo isBehind={own?.isBehind ?? false} untouched={untouched} />
      <FallbackNote isEnglish={locale === "en"} locales={fallbackLocales(group)} />
      {missing && (
        <CreateTranslationDialog locales={[missing]} onClose={() => setMissing(null)} pages={pages} />
      )}
    </Stack>
  );
}

interface OpenLanguageProps {
  readonly version: LanguageVersion;
  readonly type: string;
  readonly isOpen: boolean;
  onCreate(locale: Locale): void;
}

function OpenLanguage({version, type, isOpen, onCreate}: OpenLanguageProps) {
  const {pair, locale} = version;
  if (!pair) return <LanguageChip onClick={() => onCreate(locale)} version={version} />;
  const params = {id: pair.id, type};
  const Link = (props: object) => <IntentLink {...props} intent="edit" params={params} />;
  return <LanguageChip as={Link} isSelected={isOpen} version={version} />;
}

function Todo({isBehind, untouched}: {isBehind: boolean; untouched: number}) {
  const {openInspector} = useDocumentPane();
  if (!isBehind && untouched === 0) return null;
  const words = [
    isBehind && "The source has changed since this was translated.",
    untouched > 0 &&
      `${untouched} ${untouched === 1 ? "text still says" : "texts still say"} what the source says.`,
  ].filter(Boolean);
  return (
    <Card border padding={3} radius={2} tone="caution">
      <Flex align="center" gap={3}>
        <Text size={1} style={{flex: 1}}>
          {words.join(" ")}
        </Text>
        <Button
          fontSize={1}
          mode="ghost"
          onClick={() => openInspector(INSPECTOR)}
          padding={2}
          text={isBehind ? "See what changed" : "Show them"}
        />
      </Flex>
    </Card>
  );
}

function FallbackNote({isEnglish, locales}: {isEnglish: boolean; locales: readonly Locale[]}) {
  if (!isEnglish || locales.length === 0) return null;
  const names = new Intl.ListFormat("en").format(locales.map(languageName));
  return (
    <Text muted size={1}>
      Visitors who read {names} see this English page.
    </Text>
  );
}
