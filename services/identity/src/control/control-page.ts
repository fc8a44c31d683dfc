import {html} from "hono/html";
import {z} from "zod";
import {type Html, page} from "../pages/page.ts";
import type {Partner} from "../partner/create-partners.ts";
import type {PartnerWorkout} from "../partner/records.ts";
import {SWITCH_NAMES, SWITCHES} from "../partner/switches.ts";
import type {Delivery} from "../partner/webhooks.ts";
import {PROVIDER_NAMES} from "../providers/people.ts";

/** What the page shows of a workout; senders may add other fields. */
const sentWorkout = z.object({title: z.string(), day: z.string()});

export interface ControlPageProps {
  readonly url: string;
  readonly partners: readonly Partner[];
}

export function controlPage({url, partners}: ControlPageProps): Html {
  return page({
    title: "Stand-ins",
    notice: "Local sign-in providers and training platforms. Nothing leaves this machine.",
    content: html`<h1>Stand-ins</h1>
<h2>Sign-in providers</h2>
<p class="lead">Each asks whom to sign in as, whenever the site sends somebody.</p>
<ul class="links">${PROVIDER_NAMES.map((name) => html`<li><code>${url}/${name}</code></li>`)}</ul>
<h2>Training platforms</h2>
<p class="lead">Tick what shall go wrong. It stays so until it is unticked.</p>
<ul class="platforms">${partners.map(partnerCard)}</ul>`,
  });
}

function partnerCard({platform, switches, records, webhooks}: Partner): Html {
  return html`<li id="${platform}"><h3>${platform}</h3>
<form action="/partners/${platform}/switches" method="post">
<fieldset class="switches" aria-label="Trouble of ${platform}">${SWITCH_NAMES.map(
    (name) =>
      html`<label><input type="checkbox" name="${name}" ${switches[name] ? "checked" : ""}><span>${SWITCHES[name]}</span></label>`,
  )}</fieldset>
<div class="actions"><button class="plain">Apply to ${platform}</button></div>
</form>
<form action="/partners/${platform}/runs" method="post" class="actions"><button class="plain">Finish a run</button></form>
<form action="/partners/${platform}/link" method="post" class="actions"><button class="plain">Connect from here</button></form>
${workoutList(records.listWorkouts("runner"))}
${deliveryLog(webhooks.deliveries())}</li>`;
}

function workoutList(workouts: readonly PartnerWorkout[]): Html {
  if (workouts.length === 0) return html`<p class="note">No planned workout was sent here.</p>`;
  return html`<ol class="log" aria-label="Planned workouts">${workouts.map(({body, updated_at}) => {
    const {data} = sentWorkout.safeParse(body);
    return html`<li>${data?.title ?? "A workout"} <span class="state">${data?.day ?? "no day"} · ${updated_at.slice(11, 19)} UTC</span></li>`;
  })}</ol>`;
}

function deliveryLog(deliveries: readonly Delivery[]): Html {
  if (deliveries.length === 0) return html`<p class="note">No webhook was sent yet.</p>`;
  return html`<ol class="log" aria-label="Webhooks">${deliveries.map(
    ({id, type, at, status}) =>
      html`<li>${type} <span class="state">${at.slice(11, 19)} UTC · ${status ?? "no answer"} · ${id.slice(0, 12)}</span></li>`,
  )}</ol>`;
}
