import {createHash} from "node:crypto";
import type {Page} from "@playwright/test";

/**
 * A fingerprint of what decides how accessible the main part of a page is, without its words and addresses: two pages
 * that share it have the same faults, colours and widths aside. Of the page that is open, or of what the server sent of
 * another one.
 */
export async function structureOf(page: Page, html: string | null = null): Promise<string> {
  const structure = await page.evaluate((source) => {
    const read = source === null ? document : new DOMParser().parseFromString(source, "text/html");
    const main = read.querySelector("main") ?? read.body;
    // Of these it counts only whether they say something, or which of them say the same: names have to differ.
    const words = /^(aria-valuetext|value|content|style|src|action|datetime|hreflang)$/;
    const names = /^(aria-label|alt|title|placeholder)$/;
    const named = "a, button, label, legend, h1, h2, h3, h4, h5, h6, [id]";
    const outside = new Set<string | null>();
    for (const element of read.querySelectorAll("[aria-label]"))
      if (!main.contains(element)) outside.add(element.getAttribute("aria-label"));
    const known = new Map<string, number>();
    const sayWhich = (value: string) => {
      known.set(value, known.get(value) ?? known.size);
      return `*${known.get(value)}${outside.has(value) ? " as elsewhere" : ""}`;
    };
    // Notes of scripts to themselves, which come and go while the page wakes up.
    const ignored = /^data-/;
    // Ids that React makes up from the place in the tree.
    const madeUp = /_R_\w+_/g;
    const attribute = ({name, value}: Attr) => {
      if (ignored.test(name)) return "";
      if (name === "href") return value.startsWith("#") ? "href=#" : "href";
      if (words.test(name)) return `${name}${value === "" ? "" : "*"}`;
      if (names.test(name)) return `${name}${value === "" ? "" : sayWhich(value)}`;
      return `${name}=${value.replace(madeUp, "id")}`;
    };
    const describe = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) {
        const text = node.textContent?.trim() ?? "";
        if (text === "") return "";
        return node.parentElement?.matches(named) ? `words${sayWhich(text)}` : "words";
      }
      if (!(node instanceof Element) || /^(script|style|noscript|template)$/i.test(node.tagName)) return "";
      if (node.tagName === "svg" && node.getAttribute("aria-hidden") === "true") return "drawing";
      const own = `${node.tagName} ${[...node.attributes].map(attribute).sort().join(" ")}`;
      return `<${own}>${[...node.childNodes].map(describe).join("")}</>`;
    };
    return describe(main);
  }, html);
  return createHash("sha256").update(structure).digest("base64");
}
