"use client";

import {useAthletesIfSignedIn} from "@/client/resources/use-athletes";
import {classNames} from "@/lib/class-names";
import {Link} from "@/ui/link";

interface Props {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly label: string;
}

/** The section of coaches: there for whoever has athletes, and where one is. */
export function AthletesLink({href, isCurrent, label}: Props) {
  const athletes = useAthletesIfSignedIn();
  if (!isCurrent && (athletes.data?.items.length ?? 0) === 0) return null;
  return (
    <li className="flex">
      <Link
        href={href}
        aria-current={isCurrent ? "page" : undefined}
        className={classNames("nav-item", isCurrent && "tick-current")}
      >
        {label}
      </Link>
    </li>
  );
}
