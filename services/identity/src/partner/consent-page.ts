import {html} from "hono/html";
import {type Html, page} from "../pages/page.ts";

export interface ConsentPageProps {
  readonly platform: string;
  readonly scope: string;
  readonly action: string;
}

export function consentPage({platform, scope, action}: ConsentPageProps): Html {
  return page({
    title: `Allow access · ${platform}`,
    notice: "Local stand-in for a training platform. No real data is here.",
    content: html`<h1>Allow access to your training?</h1>
<p class="lead">The site asks ${platform} for: ${scope.split(" ").join(", ")}.</p>
<form action="${action}" method="post" class="actions">
<button class="plain" name="choice" value="allow">Allow</button>
<button class="plain danger" name="choice" value="deny">Deny</button>
<button class="plain" name="choice" value="fail">Provider error</button>
</form>`,
  });
}
