import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {defineMail, type MailContext, mailMarket} from "../../../core/mail/mail.ts";
import {mailHtml} from "../../../core/mail/mail-html.ts";
import {createOrderLinks, orderPage} from "../order-links.ts";

const payload = z.object({
  order_id: z.string(),
  pretty_id: z.string(),
  region: z.string(),
  at: z.iso.datetime(),
});

interface Words {
  readonly subject: (id: string) => string;
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly notYou: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (id) => `The link to your order ${id}`,
    heading: "Your order",
    text: "You asked for the link to your order. It opens without signing in; keep it to yourself.",
    button: "See your order",
    notYou: "It was not you? You can forget this mail: nobody else got the link.",
  },
  de: {
    subject: (id) => `Der Link zu deiner Bestellung ${id}`,
    heading: "Deine Bestellung",
    text: "Du hast nach dem Link zu deiner Bestellung gefragt. Er öffnet sie ohne Anmeldung; behalte ihn für dich.",
    button: "Bestellung ansehen",
    notYou: "Du warst es nicht? Dann kannst du diese Mail vergessen: Sonst hat niemand den Link bekommen.",
  },
  fr: {
    subject: (id) => `Le lien vers votre commande ${id}`,
    heading: "Votre commande",
    text: "Vous avez demandé le lien vers votre commande. Il l’ouvre sans connexion ; gardez-le pour vous.",
    button: "Voir la commande",
    notYou: "Ce n’était pas vous ? Oubliez cet e-mail : personne d’autre n’a reçu le lien.",
  },
  es: {
    subject: (id) => `El enlace a tu pedido ${id}`,
    heading: "Tu pedido",
    text: "Has pedido el enlace a tu pedido. Lo abre sin iniciar sesión; no lo compartas.",
    button: "Ver el pedido",
    notYou: "¿No has sido tú? Puedes olvidar este correo: nadie más ha recibido el enlace.",
  },
};

export const orderLink = defineMail({name: "order_link", payload, write});

function write({order_id, pretty_id, region, at}: z.infer<typeof payload>, context: MailContext) {
  const {locale, siteUrl} = context;
  const words = WORDS[locale];
  const market = mailMarket(region, locale);
  const token = createOrderLinks(context.secret).token(order_id, new Date(at));
  const url = orderPage(siteUrl, market, pretty_id, token);
  return {
    subject: words.subject(pretty_id),
    text: [words.heading, words.text, `${words.button}\n${url}`, words.notYou, `--\n${brand.name}`].join(
      "\n\n",
    ),
    html: mailHtml({
      locale,
      heading: words.heading,
      before: [words.text],
      button: {label: words.button, url},
      after: [words.notYou],
      footer: {label: new URL(siteUrl).host, url: `${siteUrl}/${market.region}/${market.locale}`},
    }),
    unsubscribeUrl: null,
  };
}
