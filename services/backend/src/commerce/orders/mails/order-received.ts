import {brand} from "@gradus/schemas/brand";
import {CURRENCIES, type Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail, type MailContext, mailMarket} from "../../../core/mail/mail.ts";
import {mailHtml} from "../../../core/mail/mail-html.ts";
import {formatMoney} from "../../money/format-money.ts";
import {createOrderLinks, orderPage} from "../order-links.ts";

const payload = z.object({
  order_id: z.string(),
  pretty_id: z.string(),
  region: z.string(),
  currency: z.enum(CURRENCIES),
  /** `review`: somebody looks first, and the mail says so. */
  outcome: z.enum(["paid", "review"]),
  /** Each before discounts, as it was priced in the store: in some of them the tax comes on top. */
  lines: z.array(z.object({name: z.string(), qty: z.int(), total: z.int()})),
  discount: z.int(),
  tax: z.int(),
  total: z.int(),
  /** When the link was made; it opens the order for as long as things may be sent back. */
  at: z.iso.datetime(),
});
type Facts = z.infer<typeof payload>;

interface Words {
  readonly subject: Readonly<Record<Facts["outcome"], (id: string) => string>>;
  readonly heading: string;
  readonly text: Readonly<Record<Facts["outcome"], string>>;
  readonly discount: string;
  readonly shipping: string;
  readonly free: string;
  readonly tax: string;
  readonly taxInside: string;
  readonly total: string;
  readonly button: string;
  readonly keep: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: {paid: (id) => `Your order ${id}`, review: (id) => `We are checking your order ${id}`},
    heading: "Thank you for your order",
    text: {
      paid: "Your payment has arrived. We will write again when your order is on its way.",
      review:
        "Your payment has arrived, and we have to check something before we send your order. You need do nothing; we will write within one working day.",
    },
    discount: "Discount",
    shipping: "Shipping",
    free: "free",
    tax: "Tax",
    taxInside: "Tax included",
    total: "Total",
    button: "See your order",
    keep: "This link opens your order without signing in. Keep it to yourself.",
  },
  de: {
    subject: {paid: (id) => `Deine Bestellung ${id}`, review: (id) => `Wir prüfen deine Bestellung ${id}`},
    heading: "Danke für deine Bestellung",
    text: {
      paid: "Deine Zahlung ist da. Wir schreiben dir wieder, sobald die Bestellung unterwegs ist.",
      review:
        "Deine Zahlung ist da, und wir müssen etwas prüfen, bevor wir versenden. Du musst nichts tun; wir melden uns innerhalb eines Werktags.",
    },
    discount: "Rabatt",
    shipping: "Versand",
    free: "kostenlos",
    tax: "Steuer",
    taxInside: "Darin enthaltene Steuer",
    total: "Summe",
    button: "Bestellung ansehen",
    keep: "Dieser Link öffnet deine Bestellung ohne Anmeldung. Behalte ihn für dich.",
  },
  fr: {
    subject: {
      paid: (id) => `Votre commande ${id}`,
      review: (id) => `Nous vérifions votre commande ${id}`,
    },
    heading: "Merci pour votre commande",
    text: {
      paid: "Votre paiement est arrivé. Nous vous écrirons dès que la commande sera en route.",
      review:
        "Votre paiement est arrivé et nous devons vérifier un point avant l’envoi. Vous n’avez rien à faire : nous vous écrirons sous un jour ouvré.",
    },
    discount: "Remise",
    shipping: "Livraison",
    free: "offerte",
    tax: "Taxes",
    taxInside: "Dont taxes",
    total: "Total",
    button: "Voir la commande",
    keep: "Ce lien ouvre votre commande sans connexion. Gardez-le pour vous.",
  },
  es: {
    subject: {paid: (id) => `Tu pedido ${id}`, review: (id) => `Estamos revisando tu pedido ${id}`},
    heading: "Gracias por tu pedido",
    text: {
      paid: "Hemos recibido el pago. Te escribiremos de nuevo cuando el pedido esté en camino.",
      review:
        "Hemos recibido el pago y tenemos que comprobar algo antes del envío. No tienes que hacer nada; te escribiremos en un día laborable.",
    },
    discount: "Descuento",
    shipping: "Envío",
    free: "gratis",
    tax: "Impuestos",
    taxInside: "Impuestos incluidos",
    total: "Total",
    button: "Ver el pedido",
    keep: "Este enlace abre tu pedido sin iniciar sesión. No lo compartas.",
  },
};

/** The receipt. It names nobody and no address: mails are forwarded. */
export const orderReceived = defineMail({name: "order_received", payload, write});

function write(facts: Facts, context: MailContext) {
  const {locale, siteUrl} = context;
  const words = WORDS[locale];
  const market = mailMarket(facts.region, locale);
  const token = createOrderLinks(context.secret).token(facts.order_id, new Date(facts.at));
  const url = orderPage(siteUrl, market, facts.pretty_id, token);
  const rows = receiptRows(facts, words, locale);
  return {
    subject: words.subject[facts.outcome](facts.pretty_id),
    text: [
      words.heading,
      words.text[facts.outcome],
      rows.join("\n"),
      `${words.button}\n${url}`,
      words.keep,
      `--\n${brand.name}`,
    ].join("\n\n"),
    html: mailHtml({
      locale,
      heading: words.heading,
      before: [words.text[facts.outcome], ...rows],
      button: {label: words.button, url},
      after: [words.keep],
      footer: {label: new URL(siteUrl).host, url: `${siteUrl}/${market.region}/${market.locale}`},
    }),
    unsubscribeUrl: null,
  };
}

function receiptRows({lines, currency, discount, tax, total}: Facts, words: Words, locale: Locale) {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const isInside = total === lines.reduce((sum, line) => sum + line.total, -discount);
  const taxRow = tax > 0 ? [`${isInside ? words.taxInside : words.tax}: ${money(tax)}`] : [];
  const totalRow = `${words.total}: ${money(total)}`;
  return [
    ...lines.map((line) => `${line.qty} × ${line.name}: ${money(line.total)}`),
    ...(discount > 0 ? [`${words.discount}: −${money(discount)}`] : []),
    `${words.shipping}: ${words.free}`,
    ...(isInside ? [totalRow, ...taxRow] : [...taxRow, totalRow]),
  ];
}
