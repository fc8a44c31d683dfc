/** "Warranty & returns" becomes `warranty-returns`. */
export function proposeAnchor(title: string): string {
  return title
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[-0-9]+|-+$/g, "");
}
