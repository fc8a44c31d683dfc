import {isRecord} from "@gradus/schemas/fields/is-record";
import {Button, Card, Flex, Stack, Text} from "@sanity/ui";
import {useState} from "react";
import type {DocumentActionComponent} from "sanity";
import {messageOf} from "../../dialogs/message-of.ts";
import {Problem} from "../../dialogs/problem.tsx";
import {useContentClient} from "../../live-query/content-client.ts";
import {createRedirect} from "./create-redirect.ts";
import {type MovedPage, movedPage} from "./moved-page.ts";

/** Before a page is published at a new address, asks what to do with the old one. Other actions are unchanged. */
export function offerRedirect(original: DocumentActionComponent): DocumentActionComponent {
  if (original.action !== "publish") return original;
  const PublishAndRedirect: DocumentActionComponent = (props) => {
    const [isAsking, setAsking] = useState(false);
    const described = original(props);
    const moved = movedPage(props.published, props.draft);
    if (!described || !moved || props.version) return described;
    const publish = () => {
      setAsking(false);
      described.onHandle?.();
    };
    return {
      ...described,
      onHandle: () => setAsking(true),
      ...(isAsking && {
        dialog: {
          type: "dialog",
          header: "The address changes",
          content: <Question moved={moved} onPublish={publish} />,
          onClose: () => setAsking(false),
        },
      }),
    };
  };
  return Object.assign(PublishAndRedirect, {action: original.action, displayName: original.displayName});
}

function Question({moved: {from, to}, onPublish}: {moved: MovedPage; onPublish: () => void}) {
  const client = useContentClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const redirect = async () => {
    setBusy(true);
    try {
      await createRedirect(client, from, to);
      onPublish();
    } catch (error) {
      setProblem(wordsFor(error));
      setBusy(false);
    }
  };
  return (
    <Stack gap={4}>
      <Text size={1}>
        Links and search engines still know the old address. Lead its visitors to the new one?
      </Text>
      <Card border padding={3} radius={2} tone="transparent">
        <Text size={1} weight="medium">
          {from} → {to}
        </Text>
      </Card>
      <Text muted size={1}>
        The redirect is permanent (308) and works in every region. Languages that still have the old address
        keep answering there until they move, too.
      </Text>
      <Problem words={problem} />
      <Flex gap={2} justify="flex-end">
        <Button
          disabled={isBusy}
          fontSize={1}
          mode="bleed"
          onClick={onPublish}
          text="Publish without a redirect"
        />
        <Button
          fontSize={1}
          loading={isBusy}
          onClick={redirect}
          text="Redirect and publish"
          tone="positive"
        />
      </Flex>
    </Stack>
  );
}

function wordsFor(error: unknown): string {
  if (isRecord(error) && error.statusCode === 403) {
    return "Your role cannot publish redirects. Ask an administrator for this one, or publish without it.";
  }
  return `The redirect could not be made: ${messageOf(error)}`;
}
