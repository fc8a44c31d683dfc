import {parseMarket} from "@gradus/schemas/markets";
import {Badge, Button, Card, Flex, Stack, Text} from "@sanity/ui";
import {useToast} from "@sanity/ui/toast";
import {useState} from "react";
import {useUser} from "sanity";
import {messageOf} from "../../dialogs/message-of.ts";
import {useContentClient} from "../../live-query/content-client.ts";
import {LoadableView} from "../../live-query/loadable-view.tsx";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {distanceInWords} from "../../region-time/time-words.ts";
import {marketName} from "../market-select.tsx";
import {allLinks, type Link, linkContent} from "./share-data.ts";
import {linkState} from "./share-link.ts";

export function LinkList() {
  return (
    <LoadableView loaded={useLiveQuery(allLinks)} margin={0} what="The links">
      {(links) => <Links links={links} />}
    </LoadableView>
  );
}

function Links({links}: {links: readonly Link[]}) {
  if (links.length === 0) {
    return (
      <Text size={1} muted>
        Nobody has made a link yet.
      </Text>
    );
  }
  return (
    <Stack gap={2} as="ul" style={{listStyle: "none", margin: 0, padding: 0}}>
      {links.map((link) => (
        <Card key={link.id} as="li" border radius={2} padding={3}>
          <LinkRow link={link} />
        </Card>
      ))}
    </Stack>
  );
}

function LinkRow({link}: {link: Link}) {
  const state = linkState(link, new Date());
  return (
    <Flex gap={3} align="center">
      <Stack gap={3} flex={1}>
        <Text size={1} weight="medium" textOverflow="ellipsis">
          {linkContent(link)}
        </Text>
        <Text size={1} muted>
          <LinkFacts link={link} />
        </Text>
      </Stack>
      {state === "live" ? (
        <RevokeButton id={link.id} />
      ) : (
        <Badge>{state === "revoked" ? "Taken back" : "Ended"}</Badge>
      )}
    </Flex>
  );
}

function LinkFacts({link}: {link: Link}) {
  const [user] = useUser(link.createdBy ?? "");
  const market = parseMarket(link.region, link.locale);
  const facts = [
    market && marketName(market),
    link.at && `as of ${DATE.format(new Date(link.at))}`,
    user?.displayName ?? link.createdBy,
    linkState(link, new Date()) === "live" && `ends ${distanceInWords(new Date(link.expires), new Date())}`,
  ];
  return facts.filter(Boolean).join(" · ");
}

const DATE = new Intl.DateTimeFormat("en-GB", {dateStyle: "medium", timeStyle: "short"});

/** Asks for confirmation before it revokes a link: all its holders lose access at once. */
function RevokeButton({id}: {id: string}) {
  const client = useContentClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const revoke = async () => {
    try {
      await client.patch(id).set({revoked: true}).commit();
    } catch (error) {
      const description = messageOf(error);
      toast.push({status: "error", title: "The link still works", description, closable: true});
    }
    setAsking(false);
  };
  if (!isAsking)
    return <Button mode="ghost" fontSize={1} padding={2} text="Take back" onClick={() => setAsking(true)} />;
  return (
    <Flex gap={1}>
      <Button mode="bleed" fontSize={1} padding={2} text="Keep" onClick={() => setAsking(false)} />
      <Button tone="critical" fontSize={1} padding={2} text="Take back now" onClick={revoke} />
    </Flex>
  );
}
