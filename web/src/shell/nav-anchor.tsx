import {Icon} from "@/ui/icon/icon";
import {Link} from "@/ui/link";
import {VisuallyHidden} from "@/ui/visually-hidden";
import type {NavLink} from "./nav-link";

interface Props {
  readonly link: NavLink;
  /** Hidden words for links that leave the site. */
  readonly externalLabel: string;
  readonly className?: string;
}

/** External links open in the same tab and are labelled as external. */
export function NavAnchor({link, externalLabel, className}: Props) {
  const current = link.isCurrent ? ({"aria-current": "page"} as const) : {};
  if (!link.isExternal) {
    return (
      <Link href={link.href} className={className} {...current}>
        {link.label}
      </Link>
    );
  }
  return (
    <Link href={link.href} rel="noopener" className={className} {...current}>
      {link.label}
      <Icon name="external" size={16} className="shrink-0" />
      <VisuallyHidden> ({externalLabel})</VisuallyHidden>
    </Link>
  );
}
