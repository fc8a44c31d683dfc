import type {Block} from "./legal-documents.ts";

/** The words of formatted text, a paragraph a line. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map(({children}) => children.map(({text}) => text).join(""))
    .join("\n")
    .trim();
}
