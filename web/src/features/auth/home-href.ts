import type {PageContext} from "@/content/page-context";
import {isBuiltPath} from "@/lib/is-built-path";

/** Where someone goes who was going nowhere else. */
export function homeHref({href}: Pick<PageContext, "href">): string {
  return href(isBuiltPath("/powercenter") ? "/powercenter" : "/account");
}
