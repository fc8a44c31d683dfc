import type {Piece} from "@gradus/schemas/legal/redline";
import type {ReactNode} from "react";
import type {PageContext} from "@/content/page-context";
import {Link} from "@/ui/link";

interface Props {
  readonly piece: Piece;
  readonly context: PageContext;
}

export function MarkedText({piece: {text, marks}, context}: Props): ReactNode {
  return marks.reduce<ReactNode>((inside, mark) => {
    if (mark._type === "strong") return <strong>{inside}</strong>;
    const address = addressOf(mark, context);
    return address === null ? inside : <Link href={address}>{inside}</Link>;
  }, text);
}

function addressOf({_type, path, href, document, anchor}: Piece["marks"][number], context: PageContext) {
  if (_type === "internalLink" && typeof path === "string") return context.href(path);
  if (_type === "link" && typeof href === "string") return href;
  if (_type === "clauseRef") return context.href(`/${document}#${anchor}`);
  return null;
}
