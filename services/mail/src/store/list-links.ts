const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const BARE = /\bhttps?:\/\/[^\s<>"']+/gi;
const AFTER_SENTENCE = /[.,;:!?)\]]+$/;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

/** The web addresses in a mail, each once: where tests and people find the link to click. */
export function listLinks({html, text}: {html: string | null; text: string | null}): string[] {
  const hrefs = [...(html ?? "").matchAll(HREF)].map(([, double, single]) => decode(double ?? single ?? ""));
  const bare = [...(text ?? "").matchAll(BARE)].map(([link]) => link.replace(AFTER_SENTENCE, ""));
  return [...new Set([...hrefs, ...bare])].filter((link) => /^https?:/i.test(link));
}

function decode(attribute: string) {
  return attribute.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity).trim();
}
