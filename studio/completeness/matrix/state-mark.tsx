import type {CellState} from "@gradus/schemas/completeness/cell";
import {CheckmarkIcon} from "@sanity/icons/Checkmark";
import {CloseIcon} from "@sanity/icons/Close";
import {EditIcon} from "@sanity/icons/Edit";
import {RefreshIcon} from "@sanity/icons/Refresh";
import {RemoveIcon} from "@sanity/icons/Remove";
import {TranslateIcon} from "@sanity/icons/Translate";
import {WarningOutlineIcon} from "@sanity/icons/WarningOutline";
import type {ComponentType} from "react";

interface Mark {
  readonly Icon: ComponentType;
  readonly tone: "positive" | "caution" | "critical" | "primary" | "suggest" | "neutral" | "default";
}

/** Each state has a sign of its own, so that no reader depends on its colour. */
export const STATE_MARKS: Readonly<Record<CellState, Mark>> = {
  live: {Icon: CheckmarkIcon, tone: "positive"},
  stale: {Icon: RefreshIcon, tone: "caution"},
  draft: {Icon: EditIcon, tone: "primary"},
  fallback: {Icon: TranslateIcon, tone: "suggest"},
  bindingMissing: {Icon: WarningOutlineIcon, tone: "critical"},
  missing: {Icon: CloseIcon, tone: "critical"},
  notOffered: {Icon: RemoveIcon, tone: "default"},
};
