import {NavAnchor} from "./nav-anchor";
import type {NavLink} from "./nav-link";

interface Props {
  readonly title: string;
  readonly links: readonly NavLink[];
  readonly externalLabel: string;
}

/** A list under its heading on wide screens, a disclosure on phones. Only one of the two is ever displayed. */
export function FooterColumn({title, links, externalLabel}: Props) {
  const list = (
    <ul className="pb-4 md:pb-0">
      {links.map((link) => (
        <li key={link.key}>
          <NavAnchor
            link={link}
            externalLabel={externalLabel}
            className="footer-link text-ui inline-flex min-h-hit items-center gap-1"
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <section className="max-md:hidden">
        <h2 className="text-label mb-3 text-text-2">{title}</h2>
        {list}
      </section>
      <details className="disclosure md:hidden">
        <summary>
          <h2 className="text-h3">{title}</h2>
        </summary>
        {list}
      </details>
    </>
  );
}
