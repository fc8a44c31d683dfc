import {brand} from "@gradus/schemas/brand";

interface Link {
  readonly label: string;
  readonly url: string;
}

export interface MailTable {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

export interface MailContent {
  readonly locale: string;
  readonly heading: string;
  readonly before: readonly string[];
  /** What has to be read off and typed elsewhere. */
  readonly code?: {readonly digits: string; readonly words: string};
  readonly button: Link;
  readonly after: readonly string[];
  /** Below the first words. */
  readonly tables?: readonly MailTable[];
  /** Below the last words. */
  readonly links?: readonly Link[];
  /** In small print at the foot; a line break stays one. */
  readonly smallPrint?: readonly string[];
  readonly footer: Link;
}

const FONT = "font-family:ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/** The frame of every mail: one column, plain links, nothing loaded from anywhere. */
export function mailHtml({locale, heading, before, code, button, after, footer, ...parts}: MailContent) {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:0;background:#F1F4F5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F1F4F5"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;${FONT};color:#14181A;text-align:left">
<tr><td style="background:#1F4FA8;color:#FFFFFF;padding:20px 32px;font-size:18px;font-weight:750;letter-spacing:.02em">${escapeHtml(brand.name.toUpperCase())}</td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-size:28px;line-height:1.08;letter-spacing:-.02em">${escapeHtml(heading)}</h1>
${before.map(paragraph).join("\n")}
${(parts.tables ?? []).map(table).join("\n")}
${code ? digits(code.digits) : ""}
<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;background:#14181A;color:#FFFFFF;padding:14px 24px;border-radius:6px;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
${after.map(paragraph).join("\n")}
${(parts.links ?? []).map(link).join("\n")}
${(parts.smallPrint ?? []).map(small).join("\n")}
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #D3D9DC;font-size:13px;line-height:1.35;color:#5B666C">${escapeHtml(brand.name)} · <a href="${escapeHtml(footer.url)}" style="color:#5B666C">${escapeHtml(footer.label)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function digits(code: string) {
  return `<p style="margin:24px 0;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:.16em;font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`;
}

function paragraph(text: string) {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#434C51">${escapeHtml(text)}</p>`;
}

function table({title, rows}: MailTable) {
  const head = `<h2 style="margin:24px 0 4px;font-size:16px;line-height:1.35">${escapeHtml(title)}</h2>`;
  return `${head}\n<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:16px;line-height:1.4">${rows.map(tableRow).join("")}</table>`;
}

function tableRow([name, value]: readonly [string, string]) {
  const cell = "padding:6px 0;border-top:1px solid #D3D9DC;vertical-align:top";
  return `<tr><td style="${cell}">${lines(name)}</td><td align="right" style="${cell};padding-left:16px">${lines(value)}</td></tr>`;
}

function link({label, url}: Link) {
  return `<p style="margin:0 0 8px;font-size:14px;line-height:1.4"><a href="${escapeHtml(url)}" style="color:#1F4FA8">${escapeHtml(label)}</a></p>`;
}

function small(text: string) {
  return `<p style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#434C51">${lines(text)}</p>`;
}

const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
