"use client";

import {useAthletesIfSignedIn} from "@/client/resources/use-athletes";
import {classNames} from "@/lib/class-names";
import {Link} from "@/ui/link";

interface Props {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly label: string;
  /** In the list of what has no room in a narrow bar, rather than in the bar. */
  readonly isBehind: boolean;
}

/** Shown to users who have athletes, and while its own page is open. */
export function AthletesLink({href, isCurrent, label, isBehind}: Props) {
  const athletes = useAthletesIfSignedIn();
  if (!isCurrent && (athletes.data?.items.length ?? 0) === 0) return null;
  return (
    <li className={classNames("flex", !isBehind && "max-md:hidden")}>
      <Link
        href={href}
        aria-current={isCurrent ? "page" : undefined}
        className={classNames("nav-item", isCurrent && !isBehind && "tick-current")}
      >
        {label}
      </Link>
    </li>
  );
}
