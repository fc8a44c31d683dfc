import type {ComponentProps} from "react";
import {CUSTOM_ICONS} from "./custom";
import {IconDrawing} from "./icon-drawing";
import {LUCIDE} from "./lucide";

// Ours win over a copied icon of the same name.
const ICONS = {...LUCIDE, ...CUSTOM_ICONS};
export type IconName = keyof typeof ICONS;

interface Props extends Omit<ComponentProps<typeof IconDrawing>, "drawing"> {
  readonly name: IconName;
}

/** One of all icons. In a browser they come together, 3 kB of them: a part of a marketing page draws its own. */
export function Icon({name, ...shape}: Props) {
  return <IconDrawing {...shape} drawing={ICONS[name]} />;
}
