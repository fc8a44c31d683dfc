import type {PageContext} from "@/content/page-context";
import {isBuiltPath} from "@/lib/is-built-path";

const STORE_LIST = "/select-store";
/** Already where a chosen store leads, or the list itself. */
const NOTHING_TO_KEEP = ["/", STORE_LIST];

/** The list of stores. It carries a page that other stores may have too, so that choosing a store keeps the page. */
export function storeListHref({path, href}: Pick<PageContext, "path" | "href">): string {
  const isPersistent = isBuiltPath(path) && !NOTHING_TO_KEEP.includes(path);
  return href(isPersistent ? `${STORE_LIST}?from=${encodeURIComponent(path)}` : STORE_LIST);
}
