import type {ContentSnapshot} from "@gradus/schemas/completeness/content-snapshot";
import {Card, Container, Heading, Stack, Text} from "@sanity/ui";
import type {ReactNode} from "react";
import {LoadableView} from "../../live-query/loadable-view.tsx";
import {useContentSnapshot} from "../content/use-content-snapshot.ts";

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly children: (snapshot: ContentSnapshot) => ReactNode;
}

export function ToolPage({title, lead, children}: Props) {
  const loaded = useContentSnapshot();
  return (
    <Card height="fill" overflow="auto" tone="transparent" aria-busy={loaded.status === "loading"}>
      <Container width={3}>
        <Stack gap={5} padding={4} paddingY={5}>
          <Stack gap={3}>
            <Heading as="h1" size={3}>
              {title}
            </Heading>
            <Text muted size={1}>
              {lead}
            </Text>
          </Stack>
          <LoadableView loaded={loaded} margin={0} what="The content">
            {children}
          </LoadableView>
        </Stack>
      </Container>
    </Card>
  );
}
