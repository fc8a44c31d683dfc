import {AddIcon} from "@sanity/icons/Add";
import {CheckmarkCircleIcon} from "@sanity/icons/CheckmarkCircle";
import {CircleIcon} from "@sanity/icons/Circle";
import {EditIcon} from "@sanity/icons/Edit";
import {RemoveIcon} from "@sanity/icons/Remove";
import {SyncIcon} from "@sanity/icons/Sync";
import {Box, Button, type ButtonTone, Text} from "@sanity/ui";
import {Tooltip} from "@sanity/ui/tooltip";
import type {ComponentType, ElementType} from "react";
import {versionWords} from "../languages/language-words.ts";
import type {LanguageVersion, Progress} from "../languages/page-group.ts";

const ICONS: Readonly<Record<Progress, ComponentType>> = {
  published: CheckmarkCircleIcon,
  edited: EditIcon,
  draft: CircleIcon,
  missing: AddIcon,
  notNeeded: RemoveIcon,
};
const TONES: Readonly<Record<Progress, ButtonTone>> = {
  published: "positive",
  edited: "caution",
  draft: "caution",
  missing: "default",
  notNeeded: "default",
};

interface LanguageChipProps {
  readonly version: LanguageVersion;
  /** The link that opens it; without one the chip is a plain button. */
  readonly as?: ElementType;
  readonly isSelected?: boolean;
  readonly onClick?: () => void;
}

export function LanguageChip({version, as = "button", isSelected = false, onClick}: LanguageChipProps) {
  const {locale, progress, isBehind} = version;
  const words = versionWords(version);
  return (
    <Tooltip
      animate
      content={
        <Box padding={2}>
          <Text size={1}>{words}</Text>
        </Box>
      }
      placement="bottom"
      portal
    >
      <Button
        aria-label={words}
        as={as}
        data-as={as === "button" ? undefined : "a"}
        data-language={locale}
        fontSize={1}
        icon={isBehind ? SyncIcon : ICONS[progress]}
        mode={progress === "missing" || progress === "notNeeded" ? "bleed" : "ghost"}
        onClick={onClick}
        padding={2}
        selected={isSelected}
        gap={2}
        text={locale.toUpperCase()}
        tone={isBehind ? "critical" : TONES[progress]}
      />
    </Tooltip>
  );
}
