import {classNames} from "@/lib/class-names";
import {NavAnchor} from "./nav-anchor";
import type {NavLink} from "./nav-link";

interface Props {
  readonly links: readonly NavLink[];
  readonly label: string;
  readonly externalLabel: string;
}

export function MainNav({links, label, externalLabel}: Props) {
  return (
    <nav aria-label={label} className="site-nav ms-auto hidden min-w-0 lg:block">
      <ul className="flex items-center">
        {links.map((link) => (
          <li key={link.key}>
            <NavAnchor
              link={link}
              externalLabel={externalLabel}
              className={classNames(
                link.isHighlighted ? "btn" : "nav-item",
                link.isCurrent && "tick-current",
              )}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
