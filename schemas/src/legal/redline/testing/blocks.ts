import type {Mark, TextBlock} from "../types.ts";

type Part = string | {readonly text: string; readonly link?: Mark; readonly strong?: boolean};

/** A paragraph of plain, linked and strong passages. */
export function paragraph(...parts: readonly Part[]): TextBlock {
  const passages = parts.map((part) => (typeof part === "string" ? {text: part} : part));
  return {
    style: "normal",
    children: passages.map(({text, link, strong}, at) => ({
      text,
      marks: [...(link ? [`link-${at}`] : []), ...(strong ? ["strong"] : [])],
    })),
    markDefs: passages.flatMap(({link}, at) => (link ? [{...link, _key: `link-${at}`}] : [])),
  };
}
