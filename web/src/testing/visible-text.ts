/** The text of some markup, as a reader with scripts gets them. Drawings are described by their names, not read. */
export function visibleText(markup: string): string {
  return markup
    .replace(/<(svg|noscript)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}
