import {isBuiltPath} from "@/lib/is-built-path";
import type {PageContext} from "@/lib/page-context";

/** Where someone goes who was going nowhere else. */
export function homeHref({href}: Pick<PageContext, "href">): string {
  return href(isBuiltPath("/powercenter") ? "/powercenter" : "/account");
}
