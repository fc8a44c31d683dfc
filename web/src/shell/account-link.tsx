import type {PageContext} from "@/content/page-context";
import {isBuiltPath} from "@/lib/is-built-path";
import {Icon} from "@/ui/icon/icon";
import {Link} from "@/ui/link";

/** The page is the same for all visitors; unauthenticated ones sign in over there. */
export function AccountLink({context: {t, href, path}}: {context: PageContext}) {
  if (!isBuiltPath("/account")) return null;
  return (
    <Link
      href={href("/account")}
      aria-label={t("nav.account")}
      aria-current={path === "/account" ? "page" : undefined}
      className="icon-link"
    >
      <Icon name="user" />
    </Link>
  );
}
