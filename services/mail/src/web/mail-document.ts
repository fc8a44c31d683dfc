import type {Message} from "../store/message.ts";

/** Lets a mail look as it does in a mail program, and do nothing: no script, no form, nothing loaded from outside. */
export const MAIL_CSP = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "font-src data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

/** The HTML of a mail for the frame. Pictures it carries itself are put in; all others stay away. */
export function mailDocument({html, attachments}: Pick<Message, "html" | "attachments">): string {
  const withPictures = (html ?? "").replace(/cid:([^"')\s>]+)/gi, (whole, id: string) => {
    const picture = attachments.find((attachment) => attachment.content_id === safeDecode(id));
    if (!picture?.mime_type.startsWith("image/")) return whole;
    return `data:${picture.mime_type};base64,${Buffer.from(picture.content).toString("base64")}`;
  });
  return openLinksOutside(withPictures);
}

// The policy would refuse an injected `base` element, so every link gets its own `target`.
function openLinksOutside(html: string) {
  return html.replace(/<a\b(?![^>]*\btarget=)/gi, '<a target="_blank" rel="noopener noreferrer"');
}

function safeDecode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
