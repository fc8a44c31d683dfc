import type {ComponentProps} from "react";
import {isSafeAddress} from "@/lib/safe-address";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {readonly href: string};

/**
 * The only way to link: a plain anchor. Pages are complete and kept on the server, so a full navigation costs one
 * request, and the router's own link would cost every visitor its script. Of a link that may lead nowhere only the
 * words stay.
 */
export function Link(props: LinkProps) {
  return isSafeAddress(props.href) ? <a {...props} /> : <span>{props.children}</span>;
}
