import {type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree} from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
export type SourceNode = DefaultTreeAdapterTypes.Node;

let last: {readonly html: string; readonly page: SourceNode} | null = null;

/**
 * Parses the source of a page. The last result is cached, because it is requested several times in a row, for the
 * page's words and for its structure.
 */
export function parsePage(html: string): SourceNode {
  if (last?.html !== html) last = {html, page: parse(html)};
  return last.page;
}

export function attributeOf(element: Element, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Child nodes, without the content of a template: that is a document of its own. */
export function childrenOf(node: SourceNode): readonly SourceNode[] {
  return "childNodes" in node ? node.childNodes : [];
}

/** The first element of a name, in the order of the document. */
export function findElement(node: SourceNode, name: string): Element | null {
  if (tree.isElementNode(node) && node.tagName === name) return node;
  for (const child of childrenOf(node)) {
    const found = findElement(child, name);
    if (found) return found;
  }
  return null;
}
