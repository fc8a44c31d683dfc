import {createHash} from "node:crypto";
import type {Page} from "@playwright/test";

/**
 * A fingerprint of what decides how accessible the main part of a page is, without its words and addresses: two pages
 * of one language that share it have the same faults.
 */
export async function structureOf(page: Page): Promise<string> {
  const structure = await page.evaluate(() => {
    // Of these it counts only whether they say something.
    const words =
      /^(aria-(label|valuetext)|alt|title|placeholder|value|content|style|src|action|datetime|hreflang)$/;
    // Notes of scripts to themselves, which come and go while the page wakes up.
    const ignored = /^data-/;
    // Ids that React makes up from the place in the tree.
    const madeUp = /_R_\w+_/g;
    const attribute = ({name, value}: Attr) => {
      if (ignored.test(name)) return "";
      if (name === "href") return value.startsWith("#") ? "href=#" : "href";
      if (words.test(name)) return `${name}${value === "" ? "" : "*"}`;
      return `${name}=${value.replace(madeUp, "id")}`;
    };
    const describe = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? "words" : "";
      if (!(node instanceof Element) || /^(script|style|noscript|template)$/i.test(node.tagName)) return "";
      if (node.tagName === "svg" && node.getAttribute("aria-hidden") === "true") return "drawing";
      const own = `${node.tagName} ${[...node.attributes].map(attribute).sort().join(" ")}`;
      return `<${own}>${[...node.childNodes].map(describe).join("")}</>`;
    };
    return (
      document.documentElement.lang.slice(0, 2) + describe(document.querySelector("main") ?? document.body)
    );
  });
  return createHash("sha256").update(structure).digest("base64");
}
