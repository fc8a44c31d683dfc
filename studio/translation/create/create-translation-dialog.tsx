import type {Locale} from "@gradus/schemas/markets";
import {Box, Button, Dialog, Flex, Stack, Text} from "@sanity/ui";
import {useId, useState} from "react";
import {type SanityDocument, useDocumentValuePermissions} from "sanity";
import {useRouter} from "sanity/router";
import {messageOf} from "../../dialogs/message-of.ts";
import {Problem} from "../../dialogs/problem.tsx";
import {useContentClient} from "../../live-query/content-client.ts";
import {languageName} from "../languages/language-words.ts";
import {currentDocument, findLeadingPair} from "../languages/page-group.ts";
import {translationId} from "../languages/translation-of.ts";
import {createTranslation} from "../live/create-translation.ts";
import type {Pages} from "../live/use-page-groups.ts";

interface CreateTranslationDialogProps {
  readonly pages: Pages;
  readonly locales: readonly Locale[];
  onClose(): void;
}

export function CreateTranslationDialog({pages, locales, onClose}: CreateTranslationDialogProps) {
  const lead = findLeadingPair(pages.pairs);
  const source = lead && currentDocument(lead);
  const title = pages.groups[0]?.title ?? "this page";
  return (
    <Dialog header="Create translation" id={useId()} onClose={onClose} onClickOutside={onClose} width={1}>
      <Stack padding={4} gap={4}>
        <Text size={1}>
          The translation of “{title}” starts as a draft with all sections and the{" "}
          {languageName(String(source?.locale ?? "en"))} texts, each marked until it is translated. Visitors
          see nothing of it until it is published.
        </Text>
        {source ? (
          locales.map((locale) => <Choice key={locale} locale={locale} onClose={onClose} source={source} />)
        ) : (
          <Text size={1}>There is nothing to translate from: the page has no text yet.</Text>
        )}
      </Stack>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly source: SanityDocument;
  readonly locale: Locale;
  onClose(): void;
}

function Choice({source, locale, onClose}: ChoiceProps) {
  const {create, isBusy, problem} = useCreate(source, locale, onClose);
  const language = languageName(locale);
  const [permission, isChecking] = useDocumentValuePermissions({
    document: {
      _id: `drafts.${translationId(String(source.translationGroup), locale)}`,
      _type: source._type,
      locale,
    },
    permission: "create",
  });
  const isRefused = !isChecking && permission?.granted === false;
  return (
    <Stack gap={3}>
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <Text size={1} weight="medium">
            {language}
          </Text>
        </Box>
        <Button
          disabled={isChecking || isRefused || isBusy}
          fontSize={1}
          loading={isBusy}
          onClick={create}
          text={`Create ${language} translation`}
          tone="primary"
        />
      </Flex>
      {isRefused && (
        <Text muted size={1}>
          Your role does not write {language} pages. Ask an editor, or the translator for {language}.
        </Text>
      )}
      <Problem words={problem} />
    </Stack>
  );
}

function useCreate(source: SanityDocument, locale: Locale, onClose: () => void) {
  const client = useContentClient();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const create = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const id = await createTranslation(client, source, locale);
      onClose();
      router.navigateIntent("edit", {id, type: source._type});
    } catch (error) {
      setProblem(`The translation was not created: ${messageOf(error)}`);
      setBusy(false);
    }
  };
  return {create, isBusy, problem};
}
