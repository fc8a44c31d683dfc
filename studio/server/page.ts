import {type StudioEnv, VALUES_ELEMENT} from "../env.ts";

export interface Page {
  readonly html: string;
  /** Scripts written into the page: its policy names them one by one. */
  readonly inlineScripts: readonly string[];
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const BRIDGE = /<script src="https:\/\/core\.sanity-cdn\.com\/bridge\.js"[^>]*><\/script>/;
const REMOTE_FONT = /@font-face\s*\{[^}]*https:\/\/[a-z-]+\.sanity\.io[^}]*\}/g;

/**
 * The built page with the values of this start.
 *
 * The build freezes `SANITY_STUDIO_*` into its script, but ports move without a rebuild (`PORT_OFFSET`). So the
 * values travel in a JSON element that `readStudioEnv` reads first. JSON is data, not script: the policy allows it.
 */
export function preparePage(built: string, env: StudioEnv): Page {
  // "</script>" inside the JSON would end the element early.
  const values = JSON.stringify(env).replaceAll("<", "\\u003c");
  const element = `<script type="application/json" id="${VALUES_ELEMENT}">${values}</script>`;
  const local = env.apiHost ? withoutRemoteFonts(built.replace(BRIDGE, "")) : built;
  const html = local.replace("</head>", `${element}</head>`);
  return {html, inlineScripts: [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => script)};
}

/** The fonts of the Studio's maker come from its own host. Without them the system's are used. */
export const withoutRemoteFonts = (css: string) => css.replaceAll(REMOTE_FONT, "");
