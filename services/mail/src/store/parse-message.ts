import PostalMime, {type Address, type Attachment as ParsedAttachment} from "postal-mime";
import type {Attachment, Message, RawMessage, Summary} from "./message.ts";

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

/** A mail that cannot be read is still shown, as its source. */
export async function parseMessage({id, received_at, envelope, source}: RawMessage): Promise<Message> {
  const common = {id, received_at, envelope, size: source.length};
  const mail = await PostalMime.parse(source, {attachmentEncoding: "arraybuffer"}).catch(() => null);
  if (!mail) return {...common, ...UNREADABLE, from: envelope.from, to: envelope.to};
  const text = mail.text ?? null;
  const html = mail.html ?? null;
  return {
    ...common,
    from: mail.from ? formatAddress(mail.from) : envelope.from,
    to: [...(mail.to ?? []), ...(mail.cc ?? [])].map(formatAddress),
    subject: mail.subject ?? "",
    message_id: mail.messageId ?? null,
    text,
    html,
    headers: mail.headers.map(({originalKey, value}) => ({name: originalKey, value})),
    links: listLinks({html, text}),
    attachments: mail.attachments.map(toAttachment),
  };
}

const UNREADABLE = {
  subject: "(this mail cannot be read)",
  message_id: null,
  text: null,
  html: null,
  headers: [],
  links: [],
  attachments: [],
};

export function summarize(message: Message): Summary {
  const {id, received_at, envelope, from, to, subject, size, attachments} = message;
  return {id, received_at, envelope, from, to, subject, size, attachments: attachments.length};
}

function formatAddress(address: Address): string {
  if (address.group) return `${address.name}: ${address.group.map(formatAddress).join(", ")}`;
  return address.name ? `${address.name} <${address.address}>` : address.address;
}

function toAttachment({filename, mimeType, contentId, content}: ParsedAttachment, index: number): Attachment {
  return {
    filename: filename ?? `attachment-${index + 1}`,
    mime_type: mimeType,
    content_id: contentId?.replace(/^<|>$/g, "") ?? null,
    content: typeof content === "string" ? Buffer.from(content) : new Uint8Array(content),
  };
}

/** The web addresses in a mail, each once: where tests and people find the link to click. */
function listLinks({html, text}: {html: string | null; text: string | null}): string[] {
  const hrefs = [...(html ?? "").matchAll(HREF)].map(([, double, single]) => decode(double ?? single ?? ""));
  const bare = [...(text ?? "").matchAll(BARE)].map(([link]) => link.replace(AFTER_SENTENCE, ""));
  return [...new Set([...hrefs, ...bare])].filter((link) => /^https?:/i.test(link));
}

function decode(attribute: string) {
  return attribute.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity).trim();
}
