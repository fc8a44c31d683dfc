import type {IncomingMessage} from "node:http";

/** What a page brings along: the sources of its inline scripts and styles. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface Neighbours {
  /** May frame previews. */
  readonly studioUrl: string;
  /** Previews read drafts from here. */
  readonly contentUrl: string;
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** For everything that is not a page: nothing in it runs or loads. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * What a page may load and run. Scripts come from the build's folder or carry the hash the server gave them; nothing
 * else runs, whoever planted it.
 */
export function createContentPolicy({studioUrl, contentUrl}: Neighbours) {
  const preview = previewDirectives(new URL(studioUrl).origin, new URL(contentUrl).origin);
  return (req: IncomingMessage, sources: InlineSources): string =>
    print({...pageDirectives(req, sources), ...(isPreview(req) ? preview : NO_STRINGS)});
}

function pageDirectives(req: IncomingMessage, {scripts, styles}: InlineSources): Directives {
  return {
    "default-src": ["'none'"],
    "script-src": [`${ownHost(req)}/_next/static/`, ...scripts],
    "style-src": ["'self'", ...styles],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "media-src": ["'self'", "blob:"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "frame-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
}

/** Strings become markup or scripts only through the rules of install-trusted-types.ts. */
const NO_STRINGS: Directives = {
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["default", "nextjs", "nextjs#bundler"],
};

/** Without Trusted Types: click-to-edit and the source view make markup from texts, for staff only. */
function previewDirectives(studioOrigin: string, contentOrigin: string): Directives {
  return {
    // The Studio's click-to-edit layer writes its styles as it goes.
    "style-src": ["'self'", "'unsafe-inline'"],
    "connect-src": ["'self'", contentOrigin],
    // The Studio shows previews in a frame, or in a window it speaks with.
    "frame-ancestors": ["'self'", studioOrigin],
  };
}

/** A browser in preview, on its way there, or told why it cannot. */
export function isPreview({url = "/", headers}: IncomingMessage): boolean {
  const [path = ""] = url.split("?");
  if (path.startsWith("/api/preview/") || path.endsWith("/preview-blocked")) return true;
  return /(?:^|;\s*)gradus-preview=/.test(headers.cookie ?? "");
}

/** The host the visitor used: a page is only ever asked for its own files there. */
function ownHost({headers}: IncomingMessage): string {
  const host = headers.host ?? "";
  return /^[a-z0-9.[\]:-]+$/i.test(host) ? host : "'none'";
}

function print(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
