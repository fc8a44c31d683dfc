import type {ComponentProps} from "react";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {readonly href: string};

/**
 * The only way to link: a plain anchor. Pages are complete and kept on the server, so a full navigation costs one
 * request, and the router's own link would cost every visitor its script.
 */
export function Link(props: LinkProps) {
  return <a {...props} />;
}
