const TAG = /<\/?(?<name>[a-zA-Z]+)(?<attributes>(?:\s+[a-zA-Z][\w-]*=(?:"[^"<>]*"|'[^'<>]*'))*)\s*\/?>/y;
const TEXT = /[^<]+/y;
const ELEMENTS = new Set(
  "circle clipPath defs ellipse g line linearGradient mask path polygon polyline radialGradient rect stop text tspan".split(
    " ",
  ),
);
/** Runs code or leads elsewhere. */
const ACTIVE = /\s(?:on\w*|href)=/i;

/**
 * Whether the site may turn this string into markup: the empty script React makes its script elements from, data as
 * JSON, or a drawing of ours, which is shapes and nothing that acts.
 */
export function isKnownMarkup(markup: string): boolean {
  return markup === "<script></script>" || isDrawing(markup) || isJson(markup);
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isDrawing(markup: string): boolean {
  let at = 0;
  while (at < markup.length) {
    const [length, isKnown] = readPart(markup, at);
    if (!isKnown) return false;
    at += length;
  }
  return true;
}

/** The next tag or text from here: its length, and whether it is one of a drawing's. */
function readPart(markup: string, at: number): readonly [number, boolean] {
  TEXT.lastIndex = at;
  const text = TEXT.exec(markup);
  if (text) return [text[0].length, true];
  TAG.lastIndex = at;
  const tag = TAG.exec(markup);
  const {name = "", attributes = ""} = tag?.groups ?? {};
  return [tag?.[0].length ?? 0, ELEMENTS.has(name) && !ACTIVE.test(attributes)];
}
