import {stegaClean} from "@sanity/client/stega";
import type {PageContext} from "@/content/page-context";
import {resolveText} from "@/content/tokens/resolve-text";
import {isBuiltPath} from "@/lib/is-built-path";
import {isSafeAddress} from "@/lib/safe-address";

/** A link as editors wrote it. */
export interface NavItem {
  readonly _key: string;
  readonly key?: string | null;
  readonly label: string | null;
  readonly path: string | null;
  readonly href: string | null;
  readonly external: boolean | null;
  readonly highlighted: boolean | null;
}

/** A link ready to be drawn. */
export interface NavLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly isExternal: boolean;
  readonly isHighlighted: boolean;
  readonly isCurrent: boolean;
}

/** Links that have both words and an address; `path` is the page they stand on. */
export function resolveNavLinks(
  items: readonly NavItem[] | null,
  context: PageContext,
  path: string,
): NavLink[] {
  return (items ?? []).flatMap((item) => resolveNavLink(item, context, path) ?? []);
}

function resolveNavLink(item: NavItem, context: PageContext, path: string): NavLink | null {
  const label = item.label && resolveText(item.label, context);
  const own = item.path && stegaClean(item.path);
  const href = own ? context.href(own) : item.href && stegaClean(item.href);
  if (!label || !href || !isSafeAddress(href) || (own && !isBuiltPath(own))) return null;
  return {
    key: item._key,
    label,
    href,
    isExternal: item.external ?? false,
    isHighlighted: item.highlighted ?? false,
    isCurrent: own === path,
  };
}
