import {SaxesParser} from "saxes";
import {encodingOf} from "./encoding.ts";

/** Thrown at a document type: entities defined there can grow without end. */
export class DocumentTypeError extends Error {
  override readonly name = "DocumentTypeError";
}

class XmlError extends Error {
  override readonly name = "XmlError";
}

export interface XmlHandler {
  /** `name` without its prefix. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** `text` directly inside the element, trimmed. */
  close(name: string, text: string): void;
}

// Long enough to be fast, short enough that the text of a large file is never held in memory twice.
const CHUNK = 1 << 18;

// Real files nest a dozen; each open element costs the parser memory until it closes.
const DEPTH_MAX = 64;

/** How a file ended: as it should, before its last element was closed, or at something that is no XML. */
export type XmlEnd = "whole" | "truncated" | "damaged";

/** Reads XML piece by piece, so that no tree is built. What comes before an error has been handled by then. */
export function readXml(bytes: Uint8Array, handler: XmlHandler): XmlEnd {
  const parser = new SaxesParser();
  const texts: string[] = [];
  parser.on("doctype", () => {
    throw new DocumentTypeError("The file has a document type");
  });
  parser.on("error", ({message}) => {
    throw new XmlError(message);
  });
  parser.on("opentag", ({name, attributes}) => {
    if (texts.push("") > DEPTH_MAX) throw new XmlError("Elements are nested too deeply");
    handler.open(localName(name), attributes);
  });
  const addText = (text: string) => {
    const depth = texts.length - 1;
    if (depth >= 0) texts[depth] += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", ({name}) => handler.close(localName(name), texts.pop()?.trim() ?? ""));
  if (!isHandled(() => writeAll(parser, bytes))) return "damaged";
  return isHandled(() => parser.close()) ? "whole" : "truncated";
}

/** Runs the parser as far as the file is XML. Any other error is ours, and goes on. */
function isHandled(read: () => void): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof XmlError) return false;
    throw error;
  }
}

function writeAll(parser: SaxesParser, bytes: Uint8Array) {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const text = decoder.decode(bytes.subarray(at, at + CHUNK), {stream: true});
    parser.write(at === 0 ? withoutLead(text) : text);
  }
  parser.write(decoder.decode());
}

/** Characters before an XML declaration that are searched for it. */
const LEAD_MAX = 8192;

/** XML allows nothing before its declaration; some large platforms write white space or comments there. */
function withoutLead(text: string): string {
  const declared = text.indexOf("<?xml");
  if (declared <= 0 || declared > LEAD_MAX) return text;
  const lead = text.slice(0, declared).replaceAll(/<!--.*?-->/gs, "");
  return lead.trim() === "" ? text.slice(declared) : text;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
