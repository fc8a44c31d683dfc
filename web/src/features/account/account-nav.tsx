import {Fragment} from "react";
import {SignOutClient} from "@/client/parts/sign-out-client";
import type {PageContext} from "@/content/page-context";
import {Disclosure} from "@/ui/disclosure";
import {Link} from "@/ui/link";
import {listGroups} from "./sections";

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

function SectionList({context}: {context: PageContext}) {
  const {t, href} = context;
  return (
    <div className="account-nav">
      {listGroups().map(({title, sections}) => (
        <Fragment key={title}>
          {title && <p className="text-label mt-4 text-text-2">{t(title)}</p>}
          <ul aria-label={title ? t(title) : undefined}>
            {sections.map(({key, path}) => (
              <SectionLink key={key} context={context} path={path}>
                {t(`account.${key}`)}
              </SectionLink>
            ))}
          </ul>
        </Fragment>
      ))}
      <p className="mt-4">
        <SignOutClient label={t("auth.signOut")} href={href("/sign-in")} />
      </p>
    </div>
  );
}

interface LinkProps {
  readonly context: PageContext;
  readonly path: string;
  readonly children: string;
}

/** The open one has a long tick at its side. */
function SectionLink({context: {href, path: currentPath}, path, children}: LinkProps) {
  return (
    <li>
      <Link href={href(path)} aria-current={path === currentPath ? "page" : undefined} className="nav-item">
        {children}
      </Link>
    </li>
  );
}
