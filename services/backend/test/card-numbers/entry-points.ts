import {Stripe} from "stripe";
import {PROVIDER_KEY} from "../crash-day/programs.ts";

export interface Pages {
  readonly backend: string;
  readonly provider: string;
  /** Of a session with a page of its own, and of one in a frame. */
  readonly hosted: {readonly id: string; readonly url: string};
  readonly framed: {readonly id: string; readonly url: string};
  readonly portal: string;
  readonly customer: string;
}

type EntryPoint = (pages: Pages, typed: string) => Promise<Response>;

const FILLED = {
  email: "ann@example.com",
  phone: "+49 30 1234",
  full_name: "Ann Weber",
  country: "DE",
  line1: "Weg 1",
  postal_code: "10115",
  city: "Berlin",
  expiry: "12/44",
  cvc: "123",
  holder: "Ann Weber",
};

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    headers: {origin: new URL(url).origin, ...headers},
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
const bearer = {authorization: `Bearer ${PROVIDER_KEY}`, "idempotency-key": ""};
const keyed = () => ({...bearer, "idempotency-key": crypto.randomUUID()});
const json = (url: string, body: string) =>
  fetch(url, {method: "POST", headers: {"content-type": "application/json"}, body});
const card = (number: string) => ({type: "card", "card[number]": number, "card[exp_month]": "12"});

/** Everything that takes a card's number, or could be taken for something that does. */
export const ENTRY_POINTS: Readonly<Record<string, EntryPoint>> = {
  "the page, pressing pay": ({hosted}, number) => post(hosted.url, {...FILLED, number, act: "pay"}),
  "the page, for new prices": ({hosted}, number) => post(hosted.url, {...FILLED, number, act: "update"}),
  "the page, with a code": ({hosted}, number) =>
    post(hosted.url, {...FILLED, number, act: "apply_code", code: number}),
  "the page, by a button that fills it in": ({hosted}, number) => post(hosted.url, {fill: number}),
  "the page, half filled": ({hosted}, number) => post(hosted.url, {number, act: "pay"}),
  "the page, as an address": ({hosted}, number) =>
    fetch(`${hosted.url}?${new URLSearchParams({number, act: "pay"})}`),
  "the page, as a form with parts": ({hosted}, number) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({...FILLED, number, act: "pay"})) form.append(name, value);
    return fetch(hosted.url, {method: "POST", headers: {origin: new URL(hosted.url).origin}, body: form});
  },
  "the page, as a form that is cut off": ({hosted}, number) =>
    fetch(hosted.url, {
      method: "POST",
      headers: {
        origin: new URL(hosted.url).origin,
        "content-type": "multipart/form-data; boundary=edge",
      },
      body: `--edge\r\nContent-Disposition: form-data; name="number"\r\n\r\n${number}`,
    }),
  "the bank's page": ({hosted}, number) => post(`${hosted.url}/bank`, {result: number, number}),
  "the frame": ({framed}, number) => post(framed.url, {...FILLED, number, act: "pay"}),
  "the portal": ({portal}, number) => post(portal, {act: "card", number}),
  "the portal, for a subscription": ({portal}, number) => post(portal, {act: "cancel", subscription: number}),
  "the control API": ({provider, hosted}, typed) =>
    json(`${provider}/control/sessions/${hosted.id}/pay`, JSON.stringify({card: typed})),
  "the control API, as a number": ({provider, hosted}, typed) =>
    json(`${provider}/control/sessions/${hosted.id}/pay`, `{"card": ${typed.replaceAll(/\D/g, "")}}`),
  "the control API, in JSON that is none": ({provider, hosted}, typed) =>
    json(`${provider}/control/sessions/${hosted.id}/pay`, `{"card": "${typed}}`),
  "the control API, where no field is": ({provider, hosted}, typed) =>
    json(`${provider}/control/sessions/${hosted.id}/pay`, JSON.stringify({[typed]: typed, country: typed})),
  "the control API, instead of a session": ({provider}, typed) =>
    json(`${provider}/control/sessions/${encodeURIComponent(typed)}/pay`, "{}"),
  "the control panel": ({provider}, number) => post(`${provider}/panel/clock`, {forward_s: number}),
  "the control API, as time": ({provider}, typed) =>
    json(`${provider}/control/clock`, `{"forward_s": ${typed.replaceAll(/\D/g, "")}}`),
  "the API, as a payment method": ({provider}, number) =>
    post(`${provider}/v1/payment_methods`, card(number), keyed()),
  "the API, as a token": ({provider}, number) => post(`${provider}/v1/tokens`, card(number), keyed()),
  "the API, as a payment": ({provider}, number) =>
    post(
      `${provider}/v1/payment_intents`,
      {amount: "100", "payment_method_data[card][number]": number},
      keyed(),
    ),
  "the API, attached": ({provider, customer}, number) =>
    post(`${provider}/v1/payment_methods/${encodeURIComponent(number)}/attach`, {customer}, keyed()),
  "the API, looked up": ({provider}, number) =>
    fetch(`${provider}/v1/payment_methods/${encodeURIComponent(number)}`, {headers: bearer}),
  "the API, searched": ({provider}, number) =>
    fetch(`${provider}/v1/payment_methods?${new URLSearchParams(card(number))}`, {headers: bearer}),
  "the API, with a customer": ({provider}, number) =>
    post(`${provider}/v1/customers`, {email: "ann@example.com", "source[number]": number}, keyed()),
  "the API, as a customer's default": ({provider, customer}, number) =>
    post(
      `${provider}/v1/customers/${customer}`,
      {"invoice_settings[default_payment_method]": number},
      keyed(),
    ),
  "the API, for an invoice": ({provider}, number) =>
    post(`${provider}/v1/invoices/in_none/pay`, {payment_method: number}, keyed()),
  "the API, for a subscription": ({provider, customer}, number) =>
    post(`${provider}/v1/subscriptions`, {customer, default_payment_method: number}, keyed()),
  "the API, without a key": ({provider}, number) =>
    post(`${provider}/v1/payment_methods`, card(number), {authorization: `Bearer ${number}`}),
  "our checkout": ({backend}, number) =>
    json(
      `${backend}/canyon/checkout/session`,
      JSON.stringify({items: [{sku: "pod", quantity: 1}], region: "de", locale: "de", card: {number}}),
    ),
  "our checkout, in JSON that is none": ({backend}, number) =>
    json(`${backend}/canyon/checkout/session`, `{"card": "${number}}`),
  "our webhook": ({backend}, number) =>
    json(`${backend}/canyon/webhooks/stripe`, JSON.stringify({card: {number}})),
  "our session": ({backend}, number) =>
    fetch(`${backend}/canyon/checkout/session/${encodeURIComponent(number)}`),
};

export const openProvider = (provider: string) => {
  const {port} = new URL(provider);
  return new Stripe(PROVIDER_KEY, {host: "127.0.0.1", port, protocol: "http", telemetry: false});
};
