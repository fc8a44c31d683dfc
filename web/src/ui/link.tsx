import type {ComponentProps} from "react";
import {isSafeAddress} from "@/lib/safe-address";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {readonly href: string};

/**
 * The only way to link: a plain anchor. Pages are complete and cached on the server, so a full navigation costs one
 * request, and the router's own link would cost every visitor its script. For an unsafe address only the text is
 * rendered.
 */
export function Link(props: LinkProps) {
  return isSafeAddress(props.href) ? <a {...props} /> : <span>{props.children}</span>;
}
