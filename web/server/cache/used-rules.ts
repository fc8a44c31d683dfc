import postcss, {type ChildNode, type Rule} from "postcss";

export type Piece =
  | {readonly kind: "rule"; readonly selectors: readonly Selector[]; readonly body: string}
  | {readonly kind: "group"; readonly opening: string; readonly pieces: readonly Piece[]}
  /** Fonts, movements, comments: what no class decides about. */
  | {readonly kind: "text"; readonly text: string};

interface Selector {
  readonly text: string;
  /** All of these occur in the markup wherever the selector matches an element. */
  readonly classes: readonly string[];
}

/** At-rules whose blocks hold rules. The blocks of others, such as fonts, are left as they are. */
const GROUPS: ReadonlySet<string> = new Set(["media", "supports", "layer", "container"]);
/** The contents of these brackets need not match: they are alternatives, or what must not be present. */
const ALTERNATIVES = /:(?:not|has|is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi;
const ENTITIES: Readonly<Record<string, string>> = {amp: "&", gt: ">", lt: "<", quot: '"', "#x27": "'"};

export function parseSheet(css: string): Piece[] {
  return postcss.parse(css).nodes.map(toPiece);
}

export function usedRules(pieces: readonly Piece[], classes: ReadonlySet<string>): string {
  return pieces.map((piece) => printUsed(piece, classes)).join("");
}

export function classesOf(html: string): Set<string> {
  const lists = html.matchAll(/ class="([^"]*)"/g);
  return new Set([...lists].flatMap(([, list = ""]) => decode(list).split(/\s+/)));
}

function toPiece(node: ChildNode): Piece {
  if (node.type === "rule") return {kind: "rule", selectors: selectorsOf(node), body: bodyOf(node)};
  if (node.type === "atrule" && node.nodes && GROUPS.has(node.name))
    return {kind: "group", opening: `@${node.name} ${node.params}`, pieces: node.nodes.map(toPiece)};
  return {kind: "text", text: node.type === "atrule" && !node.nodes ? `${node};` : String(node)};
}

function selectorsOf(rule: Rule): Selector[] {
  return rule.selectors.map((text) => {
    const needed = text.replace(ALTERNATIVES, "").matchAll(CLASS);
    return {text, classes: [...needed].map(([, name = ""]) => unescapeName(name))};
  });
}

const bodyOf = (rule: Rule): string => rule.nodes.map(String).join(";");

function printUsed(piece: Piece, classes: ReadonlySet<string>): string {
  if (piece.kind === "text") return piece.text;
  if (piece.kind === "group") {
    const inside = usedRules(piece.pieces, classes);
    return inside === "" ? "" : `${piece.opening}{${inside}}`;
  }
  const used = piece.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
  return used.length === 0 ? "" : `${used.map(({text}) => text).join()}{${piece.body}}`;
}

function unescapeName(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/\\(.)/g, "$1");
}

function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (all, name: string) => ENTITIES[name] ?? all);
}
