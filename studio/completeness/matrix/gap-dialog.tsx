import type {Cell} from "@gradus/schemas/completeness/cell";
import type {ContentSnapshot} from "@gradus/schemas/completeness/content-snapshot";
import type {MatrixRow} from "@gradus/schemas/completeness/matrix";
import {EditIcon} from "@sanity/icons/Edit";
import {LaunchIcon} from "@sanity/icons/Launch";
import {TranslateIcon} from "@sanity/icons/Translate";
import {Button, Dialog, Flex, Stack, Text} from "@sanity/ui";
import {useState} from "react";
import type {SanityDocument} from "sanity";
import {useRouter} from "sanity/router";
import {messageOf} from "../../dialogs/message-of.ts";
import {Problem} from "../../dialogs/problem.tsx";
import {readStudioEnv} from "../../env.ts";
import {useContentClient} from "../../live-query/content-client.ts";
import {languageName} from "../../translation/languages/language-words.ts";
import {createTranslation} from "../../translation/live/create-translation.ts";
import {marketName, STATE_WORDS} from "./cell-words.ts";

interface Props {
  readonly snapshot: ContentSnapshot;
  readonly row: MatrixRow;
  readonly cell: Cell;
  readonly onClose: () => void;
}

export function GapDialog({snapshot, row, cell, onClose}: Props) {
  const {navigateIntent} = useRouter();
  const {region, locale} = cell.market;
  const address = `${readStudioEnv().siteUrl}/${region}/${locale}${row.path === "/" ? "" : row.path}`;
  const source = findSource(snapshot, row);
  const edit = (id: string) => navigateIntent("edit", {id, type: row.type});
  return (
    <Dialog id="gap" header={`${row.title}: ${STATE_WORDS[cell.state].title}`} onClose={onClose} width={1}>
      <Stack gap={4} padding={4}>
        <Text size={1}>{sentence(row, cell)}</Text>
        <Flex gap={2} wrap="wrap">
          {row.kind === "page" && source && source.locale !== locale && cell.state !== "notOffered" && (
            <TranslateButton source={source} cell={cell} onCreated={edit} />
          )}
          <Button
            fontSize={1}
            icon={EditIcon}
            mode="ghost"
            onClick={() => edit(row.sourceId)}
            text={
              source?.locale ? `Open the ${languageName(String(source.locale))} version` : "Open the document"
            }
          />
          <Button
            as="a"
            fontSize={1}
            href={address}
            icon={LaunchIcon}
            mode="ghost"
            target="_blank"
            text="See the page"
          />
        </Flex>
      </Stack>
    </Dialog>
  );
}

/** What is being written, else what is published. */
function findSource({drafts, published}: ContentSnapshot, {sourceId}: MatrixRow): SanityDocument | null {
  const found = [...drafts, ...published].find(({_id}) => _id === sourceId || _id === `drafts.${sourceId}`);
  return (found as SanityDocument | undefined) ?? null;
}

function sentence({title, path}: MatrixRow, {market, state, shown}: Cell): string {
  if (state === "notOffered") return `${title} does not exist in ${marketName(market)}, as its regions say.`;
  const seen = shown
    ? `Visitors of ${marketName(market)} see it in ${languageName(shown.locale)}, with a notice.`
    : `Visitors of ${marketName(market)} get the not-found page at ${path}.`;
  return `There is no ${languageName(market.locale)} version of ${title}. ${seen}`;
}

interface TranslateButtonProps {
  readonly source: SanityDocument;
  readonly cell: Cell;
  readonly onCreated: (id: string) => void;
}

function TranslateButton({source, cell, onCreated}: TranslateButtonProps) {
  const client = useContentClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      onCreated(await createTranslation(client, source, cell.market.locale));
    } catch (error) {
      setProblem(`The translation was not created: ${messageOf(error)}`);
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        fontSize={1}
        icon={TranslateIcon}
        loading={isBusy}
        onClick={create}
        text={`Create the ${languageName(cell.market.locale)} translation`}
        tone="primary"
      />
      <Problem words={problem} />
    </>
  );
}
