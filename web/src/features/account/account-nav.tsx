import type {PageContext} from "@/lib/page-context";
import {classNames} from "@/ui/class-names";
import {Link} from "@/ui/link";
import {SignOutClient} from "./parts/sign-out-client";
import {listSections} from "./sections";

export function AccountNav({context: {t, href, path: here}}: {context: PageContext}) {
  return (
    <nav aria-label={t("account.sections")}>
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
    </nav>
  );
}
