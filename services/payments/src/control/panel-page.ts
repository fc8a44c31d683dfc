import {html} from "hono/html";
import type {HtmlEscapedString} from "hono/utils/html";
import {FAULT_NAMES, FAULTS, type Faults} from "../config/faults.ts";
import type {Event} from "../protocol/stored.ts";
import type {Delivery, Kind} from "../state/records.ts";
import type {Shop} from "../state/shop.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PanelProps {
  readonly shop: Shop;
  readonly faults: Faults;
}

/** What the panel lists, in the order in which a purchase makes them. */
export const LISTED: readonly Kind[] = [
  "product",
  "price",
  "coupon",
  "promotion_code",
  "customer",
  "checkout.session",
  "payment_intent",
  "charge",
  "refund",
  "dispute",
  "review",
  "radar.early_fraud_warning",
  "subscription",
  "invoice",
  "webhook_endpoint",
  "test_helpers.test_clock",
];

const SHOWN = 40;
const DAY_S = 86_400;
const STEPS = [
  ["1 minute", 60],
  ["1 hour", 3600],
  ["1 day", DAY_S],
  ["31 days", 31 * DAY_S],
] as const;

export function panelPage({shop, faults}: PanelProps): Html {
  const events = shop.store.list("event").slice(0, SHOWN);
  const deliveries = Map.groupBy(shop.store.list("local.delivery"), ({event}) => event);
  return frame(
    "Test payments",
    html`<h1>Test payments</h1>
<p>This plays the payment provider. No money moves; nothing leaves this machine.</p>
<h2>Clock</h2>
<p>${new Date(shop.clock.ms()).toISOString()} ${shop.clock.shift() > 0 ? `(${shop.clock.shift()} s ahead)` : ""}</p>
<form method="post" action="/panel/clock" class="actions">${STEPS.map(([words, seconds]) => html`<button name="forward_s" value="${seconds}">Forward ${words}</button>`)}</form>
<h2>Trouble</h2>
<form method="post" action="/panel/faults"><fieldset aria-label="Trouble">${FAULT_NAMES.map(
      (name) =>
        html`<label class="check"><input type="checkbox" name="${name}" ${faults[name] ? "checked" : ""}><span>${FAULTS[name]}</span></label>`,
    )}</fieldset><button>Apply</button></form>
<h2>Objects</h2>
<ul class="counts">${LISTED.map((kind) => html`<li><a href="/panel/objects/${kind}">${kind}</a> ${shop.store.list(kind).length}</li>`)}</ul>
<h2>Events</h2>
${events.length === 0 ? html`<p>Nothing happened yet.</p>` : html`<ol class="events">${events.map((event) => eventView(event, deliveries.get(event.id) ?? []))}</ol>`}`,
  );
}

function eventView(event: Event, deliveries: readonly Delivery[]): Html {
  return html`<li><a href="/panel/objects/event/${event.id}">${event.type}</a> <small>${new Date(event.created * 1000).toISOString()}</small>
${deliveries.map(
  (one) =>
    html`<form method="post" action="/panel/deliveries/${one.id}/resend" class="delivery"><small>${one.endpoint}: ${one.state}${one.attempts.map(({status}) => ` · ${status ?? "no answer"}`)}</small> <button>Resend</button></form>`,
)}</li>`;
}

export function listPage(kind: Kind, objects: readonly {readonly id: string}[]): Html {
  return frame(
    kind,
    html`<p><a href="/">All</a></p><h1>${kind}</h1>
<ul>${objects.slice(0, 200).map(({id}) => html`<li><a href="/panel/objects/${kind}/${id}">${id}</a></li>`)}</ul>`,
  );
}

export function objectPage(kind: string, object: {readonly id: string}): Html {
  return frame(
    object.id,
    html`<p><a href="/">All</a> · <a href="/panel/objects/${kind}">${kind}</a></p><h1>${object.id}</h1>
<pre tabindex="0">${JSON.stringify(object, null, 2)}</pre>`,
  );
}

function frame(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/shopper.css"></head>
<body class="panel"><header class="banner"><span>TEST — no money moves.</span></header><main>${content}</main></body></html>`;
}
