import {AddIcon} from "@sanity/icons/Add";
import {CopyIcon} from "@sanity/icons/Copy";
import {Box, Button, Card, Flex, Stack, Text, TextInput} from "@sanity/ui";
import {useState} from "react";

interface Props {
  readonly url: string;
  readonly expires: string;
  readonly onAgain: () => void;
}

/** Shown once: the link cannot be rebuilt from what is stored. */
export function CreatedLink({url, expires, onAgain}: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <Stack gap={4}>
      <Card padding={3} radius={2} border tone="caution">
        <Text size={1}>Copy the link now: it is not kept and cannot be shown again.</Text>
      </Card>
      <Flex gap={2} align="center">
        <Box flex={1}>
          <TextInput
            aria-label="Link"
            readOnly
            value={url}
            onFocus={({currentTarget}) => currentTarget.select()}
          />
        </Box>
        <Button icon={CopyIcon} text={isCopied ? "Copied" : "Copy"} tone="primary" onClick={copy} />
      </Flex>
      <Text size={1} muted>
        Whoever has it sees these drafts until {DATE.format(new Date(expires))}. Take it back any time under
        All links.
      </Text>
      <Flex justify="flex-end">
        <Button mode="ghost" icon={AddIcon} text="Another link" onClick={onAgain} />
      </Flex>
    </Stack>
  );
}

const DATE = new Intl.DateTimeFormat("en-GB", {dateStyle: "long", timeStyle: "short"});
