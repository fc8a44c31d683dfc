import {createHash} from "node:crypto";
import {type DefaultTreeAdapterTypes, defaultTreeAdapter as tree} from "parse5";
import {attributeOf, childrenOf, findElement, parsePage, type SourceNode} from "./page-source";

type Element = DefaultTreeAdapterTypes.Element;

// For these attributes only presence counts, or which of them have the same value: names have to differ.
const WORDS = /^(aria-valuetext|value|content|style|src|action|datetime|hreflang)$/;
const NAMES = /^(aria-label|alt|title|placeholder)$/;
const NAMED = /^(a|button|label|legend|h[1-6])$/;
// Notes of scripts to themselves, which come and go while the page wakes up.
const IGNORED = /^data-/;
// Ids that React makes up from the place in the tree.
const MADE_UP = /_R_\w+_/g;
const SILENT = /^(script|style|noscript|template)$/;

/**
 * A fingerprint of what decides how accessible the main part of a page is, without its words and addresses: two pages
 * that share it have the same faults, colours and widths aside. Of a page's source, or of what a browser made of it.
 */
export function structureOf(html: string): string {
  const page = parsePage(html);
  const main = findElement(page, "main") ?? findElement(page, "body") ?? page;
  const structure = describe(main, null, namesOutside(page, main));
  return createHash("sha256").update(structure).digest("base64url");
}

interface Names {
  readonly outside: ReadonlySet<string>;
  /** The names inside so far, each with its number. */
  readonly known: Map<string, number>;
}

function namesOutside(page: SourceNode, main: SourceNode): Names {
  const outside = new Set<string>();
  const collect = (node: SourceNode): void => {
    if (node === main) return;
    const name = tree.isElementNode(node) ? attributeOf(node, "aria-label") : null;
    if (name !== null) outside.add(name);
    childrenOf(node).forEach(collect);
  };
  collect(page);
  return {outside, known: new Map()};
}

function describe(node: SourceNode, parent: Element | null, names: Names): string {
  if (tree.isTextNode(node)) {
    const text = node.value.trim();
    if (text === "") return "";
    const isName = parent && (NAMED.test(parent.tagName) || attributeOf(parent, "id") !== null);
    return isName ? `words${sayWhich(text, names)}` : "words";
  }
  if (!tree.isElementNode(node))
    return childrenOf(node)
      .map((child) => describe(child, null, names))
      .join("");
  if (SILENT.test(node.tagName)) return "";
  if (node.tagName === "svg" && attributeOf(node, "aria-hidden") === "true") return "drawing";
  const attributes = node.attrs.map((attribute) => describeAttribute(attribute, names)).sort();
  const content = node.childNodes.map((child) => describe(child, node, names));
  return `<${node.tagName} ${attributes.join(" ")}>${content.join("")}</>`;
}

function describeAttribute({name, value}: Element["attrs"][number], names: Names): string {
  if (IGNORED.test(name)) return "";
  if (name === "href") return value.startsWith("#") ? "href=#" : "href";
  if (WORDS.test(name)) return `${name}${value === "" ? "" : "*"}`;
  if (NAMES.test(name)) return `${name}${value === "" ? "" : sayWhich(value, names)}`;
  return `${name}=${value.replace(MADE_UP, "id")}`;
}

function sayWhich(value: string, {outside, known}: Names): string {
  known.set(value, known.get(value) ?? known.size);
  return `*${known.get(value)}${outside.has(value) ? " as elsewhere" : ""}`;
}
