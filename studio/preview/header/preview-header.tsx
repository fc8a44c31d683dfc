import {ClockIcon} from "@sanity/icons/Clock";
import {LaunchIcon} from "@sanity/icons/Launch";
import {ShareIcon} from "@sanity/icons/Share";
import {Box, Button, Card, Flex, Stack, Text} from "@sanity/ui";
import {useState} from "react";
import {type PreviewHeaderProps, usePresentationParams} from "sanity/presentation";
import {timeInWords} from "../../region-time/time-words.ts";
import {useRegionZones} from "../../region-time/use-region-zones.ts";
import {inMarket} from "../addresses/site-address.ts";
import {MarketSelect} from "../market-select.tsx";
import {ShareDialog} from "../share/share-dialog.tsx";
import {ClockDialog} from "./clock-dialog.tsx";
import {usePreview} from "./use-preview.ts";
import {SchemeChoice, WidthChoice} from "./view-controls.tsx";

export function PreviewHeader(props: PreviewHeaderProps) {
  const preview = usePreview(props);
  const [dialog, setDialog] = useState<"clock" | "share" | null>(null);
  const {address, market, at, width, scheme} = preview;
  const close = () => setDialog(null);
  return (
    <Stack flex={1} gap={2} style={{minWidth: 0}}>
      <Flex align="center">{props.renderDefault(props)}</Flex>
      <Flex align="center" gap={2} wrap="wrap">
        <Box flex="none">
          <MarketSelect
            id="preview-market"
            label="Region and language"
            value={address}
            onChange={(chosen) => props.onPathChange(inMarket(address, chosen))}
          />
        </Box>
        <WidthChoice value={width} onChange={preview.setWidth} />
        <SchemeChoice value={scheme} onChange={preview.setScheme} />
        <ClockButton at={at} region={market.region} onOpen={() => setDialog("clock")} />
        <Flex flex={1} justify="flex-end" gap={1}>
          <HeaderButton icon={ShareIcon} text="Share" onClick={() => setDialog("share")} />
          <HeaderButton
            icon={LaunchIcon}
            text="Own tab"
            onClick={() => props.openPopup(preview.enterUrlAt(at))}
          />
        </Flex>
      </Flex>
      {preview.hasExited && <ExitedNotice onAgain={() => preview.show(null)} />}
      {dialog === "clock" && <Clock preview={preview} onClose={close} />}
      {dialog === "share" && <Share preview={preview} siteUrl={props.targetOrigin} onClose={close} />}
    </Stack>
  );
}

type Preview = ReturnType<typeof usePreview>;

function Clock({preview, onClose}: {preview: Preview; onClose: () => void}) {
  const zones = useRegionZones();
  if (!zones) return null;
  return (
    <ClockDialog
      at={preview.at}
      region={preview.market.region}
      zones={zones}
      onClose={onClose}
      onChoose={(at) => {
        preview.show(at);
        onClose();
      }}
    />
  );
}

function Share({preview, siteUrl, onClose}: {preview: Preview; siteUrl: string; onClose: () => void}) {
  const {id = null} = usePresentationParams();
  const {market, at} = preview;
  return <ShareDialog siteUrl={siteUrl} market={market} at={at} onClose={onClose} documentId={id} />;
}

function ClockButton({
  at,
  region,
  onOpen,
}: {
  at: Date | null;
  region: Preview["market"]["region"];
  onOpen: () => void;
}) {
  const zones = useRegionZones();
  const text = at && zones ? timeInWords(at, zones[region]) : "Now";
  return (
    <HeaderButton
      icon={ClockIcon}
      text={text}
      title="Show the site as of another day"
      isSelected={at !== null}
      onClick={onOpen}
    />
  );
}

interface HeaderButtonProps {
  readonly icon: typeof ClockIcon;
  readonly text: string;
  readonly title?: string;
  readonly isSelected?: boolean;
  readonly onClick: () => void;
}

function HeaderButton({icon, text, title, isSelected = false, onClick}: HeaderButtonProps) {
  return (
    <Button
      mode="bleed"
      fontSize={1}
      padding={2}
      gap={2}
      icon={icon}
      text={text}
      title={title}
      selected={isSelected}
      onClick={onClick}
    />
  );
}

function ExitedNotice({onAgain}: {onAgain: () => void}) {
  return (
    <Card padding={2} radius={2} tone="caution" role="status">
      <Flex align="center" gap={3}>
        <Text size={1}>Preview was left. The page shows what everybody sees.</Text>
        <Button mode="ghost" fontSize={1} padding={2} text="Preview again" onClick={onAgain} />
      </Flex>
    </Card>
  );
}
