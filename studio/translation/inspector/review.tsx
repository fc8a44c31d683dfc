import {Button, Card, Stack, Text} from "@sanity/ui";
import {PatchEvent, type SanityDocument, set} from "sanity";
import {useDocumentPane} from "sanity/structure";
import {translationStateOf} from "../languages/source-to-follow.ts";

interface ReviewProps {
  readonly source: SanityDocument;
  readonly isBehind: boolean;
  readonly untouched: number;
}

/** Marks that an editor has compared both languages: the translation then stores the current state of the source. */
export function Review({source, isBehind, untouched}: ReviewProps) {
  const {onChange} = useDocumentPane();
  const review = async () =>
    onChange(PatchEvent.from(set(await translationStateOf(source, true), ["translation"])));
  return (
    <Card borderTop paddingTop={4}>
      <Stack gap={3}>
        <Text muted size={1}>
          {explanation(isBehind, untouched)}
        </Text>
        <Button fontSize={1} onClick={() => void review()} text="Mark as reviewed" tone="primary" />
      </Stack>
    </Card>
  );
}

function explanation(isBehind: boolean, untouched: number): string {
  if (isBehind) {
    return "When your text says the same again, mark it as reviewed. The note that the source changed goes away.";
  }
  return untouched > 0
    ? "Texts that are meant to be the same in both languages count as translated once you mark the page as reviewed."
    : "Nothing is left in the source language. Mark the page as reviewed when you have read it once more.";
}
