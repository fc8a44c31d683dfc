import type {MarketParams} from "@gradus/schemas/markets";
import {Button, Flex, Select, Stack} from "@sanity/ui";
import {useToast} from "@sanity/ui/toast";
import {useState} from "react";
import {useCurrentUser} from "sanity";
import {Field} from "../../dialogs/field.tsx";
import {messageOf} from "../../dialogs/message-of.ts";
import {useContentClient} from "../../live-query/content-client.ts";
import {instantOf, nextMidnight, type RegionTime, regionTimeAt} from "../../region-time/region-time.ts";
import {RegionTimeInput} from "../../region-time/region-time-input.tsx";
import {useRegionZones} from "../../region-time/use-region-zones.ts";
import {MarketSelect} from "../market-select.tsx";
import {CreatedLink} from "./created-link.tsx";
import {LIFETIMES, makeShareLink, type SharedContent} from "./share-link.ts";
import {isComplete, SharedChoice} from "./shared-choice.tsx";

interface Props {
  readonly siteUrl: string;
  readonly documentId: string | null;
  readonly market: MarketParams;
  readonly at: Date | null;
}

export function NewLink({siteUrl, documentId, market: startMarket, at}: Props) {
  const [shared, setShared] = useState<SharedContent>({
    kind: "documents",
    ids: documentId ? [documentId] : [],
  });
  const [market, setMarket] = useState(startMarket);
  const [days, setDays] = useState<number>(7);
  const clock = useClock(at, startMarket);
  const {make, made, isMaking, again} = useCreateLink(siteUrl);
  if (made) return <CreatedLink url={made.url} expires={made.expires} onAgain={again} />;
  const isReady = isComplete(shared) && (!clock.value || clock.instant !== null);
  return (
    <Stack gap={4}>
      <SharedChoice value={shared} documentId={documentId} onChange={setShared} />
      <Field label="Opens in">
        {(id) => <MarketSelect id={id} label="Region and language" value={market} onChange={setMarket} />}
      </Field>
      <ClockChoice clock={clock} market={market} />
      <Field label="Works for">
        {(id) => (
          <Select
            id={id}
            fontSize={1}
            padding={2}
            value={days}
            onChange={({currentTarget}) => setDays(Number(currentTarget.value))}
          >
            {LIFETIMES.map((length) => (
              <option key={length} value={length}>
                {length === 1 ? "1 day" : `${length} days`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Flex justify="flex-end">
        <Button
          tone="primary"
          text="Make link"
          loading={isMaking}
          disabled={!isReady}
          onClick={() => make({shared, market, days, at: clock.instant})}
        />
      </Flex>
    </Stack>
  );
}

type Clock = ReturnType<typeof useClock>;

/** The instant the link shows: none for "whenever it is opened". */
function useClock(at: Date | null, {region}: MarketParams) {
  const zones = useRegionZones();
  const [now] = useState(() => new Date());
  const [entered, setEntered] = useState<RegionTime | "now" | null>(null);
  const value = entered ?? (at && zones ? regionTimeAt(at, region, zones) : "now");
  return {
    zones,
    now,
    value: value === "now" ? null : value,
    instant: value === "now" || !zones ? null : instantOf(value, zones),
    setEntered,
  };
}

function ClockChoice({clock, market}: {clock: Clock; market: MarketParams}) {
  const {zones, now, value, setEntered} = clock;
  if (!zones) return null;
  return (
    <Stack gap={3}>
      <Field label="As of">
        {(id) => (
          <Select
            id={id}
            fontSize={1}
            padding={2}
            value={value ? "then" : "now"}
            onChange={({currentTarget}) =>
              setEntered(currentTarget.value === "then" ? nextMidnight(now, market.region, zones) : "now")
            }
          >
            <option value="now">Whenever it is opened</option>
            <option value="then">A day and time</option>
          </Select>
        )}
      </Field>
      {value && (
        <RegionTimeInput
          id="share-at"
          pastHint={null}
          value={value}
          zones={zones}
          now={now}
          onChange={setEntered}
        />
      )}
    </Stack>
  );
}

type LinkRequest = Omit<Parameters<typeof makeShareLink>[0], "createdBy">;

function useCreateLink(siteUrl: string) {
  const client = useContentClient();
  const user = useCurrentUser();
  const toast = useToast();
  const [isMaking, setMaking] = useState(false);
  const [createdLink, setCreatedLink] = useState<{url: string; expires: string} | null>(null);
  const make = async (request: LinkRequest) => {
    if (!user || isMaking) return;
    setMaking(true);
    try {
      const {document, expires, url} = await makeShareLink(
        {...request, createdBy: user.id},
        siteUrl,
        new Date(),
      );
      await client.create(document);
      setCreatedLink({url, expires});
    } catch (error) {
      const description = messageOf(error);
      toast.push({status: "error", title: "The link could not be made", description, closable: true});
    }
    setMaking(false);
  };
  return {make, made: createdLink, isMaking, again: () => setCreatedLink(null)};
}
