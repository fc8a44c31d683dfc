import {type StudioEnv, VALUES_ELEMENT} from "../env.ts";

export interface Page {
  readonly html: string;
  /** Scripts written into the page: its policy names them one by one. */
  readonly inlineScripts: readonly string[];
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const BRIDGE = /<script src="https:\/\/core\.sanity-cdn\.com\/bridge\.js"[^>]*><\/script>/;
const REMOTE_FONT = /@font-face\s*\{[^}]*https:\/\/studio-static\.sanity\.io[^}]*\}/g;

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
  const local = env.apiHost ? built.replace(BRIDGE, "").replaceAll(REMOTE_FONT, "") : built;
  const html = local.replace("</head>", `${element}</head>`);
  return {html, inlineScripts: [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => script)};
}
