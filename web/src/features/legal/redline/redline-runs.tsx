import type {ChangedRun, Piece, Run} from "@gradus/schemas/legal/redline";
import type {ReactNode} from "react";
import type {PageContext} from "@/content/page-context";
import {Link} from "@/ui/link";
import {VisuallyHidden} from "@/ui/visually-hidden";

export type Side = "both" | "old" | "new";

interface Props {
  readonly runs: readonly Run[];
  readonly side: Side;
  /** The number of the change the whole clause is; runs of that number cannot be jumped to by themselves. */
  readonly whole: number | null;
  readonly context: PageContext;
}

/** For screen readers, both kinds of change are also put in words. */
export function RedlineRuns({runs, side, whole, context}: Props) {
  return runs.map((run, index) =>
    run.kind === "same" ? (
      <Pieces key={index} pieces={run.pieces} context={context} />
    ) : (
      <Changed key={index} run={run} side={side} whole={whole} context={context} />
    ),
  );
}

function Changed({run, side, whole, context}: Omit<Props, "runs"> & {run: ChangedRun}) {
  const {t, market} = context;
  const {deleted, inserted, only, change} = run;
  const isOwn = change !== whole;
  // One element per change carries the address; the other view is reached by its number.
  const target = isOwn && {
    "data-change": change,
    tabIndex: -1,
    ...(side === "both" && {id: `change-${change}`}),
  };
  return (
    <span {...target}>
      {side !== "new" && deleted.length > 0 && (
        <del>
          <HiddenLabel words={t("legal.deleted")} locale={market.locale} />
          <Pieces pieces={deleted} context={context} />
        </del>
      )}
      {side !== "old" && inserted.length > 0 && (
        <ins>
          <HiddenLabel words={t("legal.inserted")} locale={market.locale} />
          <Pieces pieces={inserted} context={context} />
        </ins>
      )}
      {side !== "old" && only && (
        <span lang={market.locale} className="redline-only">
          {t(only === "link" ? "legal.linkChanged" : "legal.emphasisChanged")}
        </span>
      )}
    </span>
  );
}

function HiddenLabel({words, locale}: {words: string; locale: string}) {
  return (
    <VisuallyHidden>
      <span lang={locale}>{words} </span>
    </VisuallyHidden>
  );
}

function Pieces({pieces, context}: {pieces: readonly Piece[]; context: PageContext}) {
  return pieces.map((piece, index) => <MarkedText key={index} piece={piece} context={context} />);
}

interface MarkedTextProps {
  readonly piece: Piece;
  readonly context: PageContext;
}

function MarkedText({piece: {text, marks}, context}: MarkedTextProps): ReactNode {
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
