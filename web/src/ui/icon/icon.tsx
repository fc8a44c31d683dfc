import {LUCIDE} from "./lucide";
import {OWN} from "./own";

// Ours win over a copied icon of the same name.
const ICONS = {...LUCIDE, ...OWN};
export type IconName = keyof typeof ICONS;

interface Props {
  readonly name: IconName;
  readonly size?: 16 | 20 | 24;
  /** The icon's meaning where no words stand beside it. Without one, readers skip it. */
  readonly label?: string;
  readonly className?: string;
}

/** An outline in the colour of the text around it, inline: no script and no request. */
export function Icon({name, size = 20, label, className}: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      className={className}
      {...(label ? {role: "img", "aria-label": label} : {"aria-hidden": true})}
      // Constant drawings of this folder, never content.
      dangerouslySetInnerHTML={{__html: ICONS[name]}}
    />
  );
}
