import {SignOutClient} from "@/client/parts/sign-out-client";
import type {PageContext} from "@/content/page-context";
import {classNames} from "@/lib/class-names";
import {Disclosure} from "@/ui/disclosure";
import {Link} from "@/ui/link";
import {listSections} from "./sections";

/** Every section: in sight beside the open one, or on phones folded up above it. */
export function AccountNav({context}: {context: PageContext}) {
  const name = context.t("account.sections");
  return (
    <nav aria-label={name}>
      <Disclosure summary={name} className="md:hidden">
        <SectionList context={context} />
      </Disclosure>
      <div className="max-md:hidden">
        <SectionList context={context} />
      </div>
    </nav>
  );
}

function SectionList({context: {t, href, path: here}}: {context: PageContext}) {
  return (
    <ul className="account-nav">
      {listSections().map(({key, path}) => (
        <li key={key}>
          <Link
            href={href(path)}
            aria-current={path === here ? "page" : undefined}
            className={classNames("nav-item", path === here && "tick-current")}
          >
            {t(`account.${key}`)}
          </Link>
        </li>
      ))}
      <li>
        <SignOutClient label={t("auth.signOut")} href={href("/sign-in")} />
      </li>
    </ul>
  );
}
