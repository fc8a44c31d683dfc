import {brand} from "@gradus/schemas/brand";
import type {Locale, MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import type {AccountLinks} from "../../accounts/account/account-links.ts";
import {defineAccountMail} from "../../accounts/account/account-mail.ts";
import {DEVICE_PRODUCTS, type DeviceProduct} from "../../contract/gear-values.ts";
import {regionPayload} from "../../core/mail/mail.ts";
import {renderMailMessage} from "../../core/mail/render-mail-message.ts";

interface MovedDevice {
  readonly product: DeviceProduct;
  readonly serial: string;
  readonly at: Date;
}

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: (device: string) => string;
  readonly products: Readonly<Record<DeviceProduct, string>>;
  readonly when: string;
  readonly kept: string;
  readonly button: string;
  readonly advice: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: `A device left your ${brand.name} account`,
    heading: "Paired with another account",
    text: (device) => `Your ${device} was paired with another account, so it is no longer part of yours.`,
    products: {pod: "pod", duo: "Duo pod", watch: "watch"},
    when: "When",
    kept: "Everything it recorded for you stays in your account.",
    button: "See your devices",
    advice: "You gave it away? Then all is well. If you have it in your hand, pair it again in the app.",
  },
  de: {
    subject: `Ein Gerät gehört nicht mehr zu deinem ${brand.name}-Konto`,
    heading: "Mit einem anderen Konto gekoppelt",
    text: (device) =>
      `Dein Gerät (${device}) wurde mit einem anderen Konto gekoppelt und gehört nicht mehr zu deinem.`,
    products: {pod: "Pod", duo: "Duo-Pod", watch: "Uhr"},
    when: "Wann",
    kept: "Alles, was es für dich aufgezeichnet hat, bleibt in deinem Konto.",
    button: "Deine Geräte ansehen",
    advice:
      "Du hast es weitergegeben? Dann ist alles gut. Hältst du es in der Hand, kopple es in der App neu.",
  },
  fr: {
    subject: `Un appareil a quitté votre compte ${brand.name}`,
    heading: "Associé à un autre compte",
    text: (device) =>
      `Votre appareil (${device}) a été associé à un autre compte et ne fait plus partie du vôtre.`,
    products: {pod: "capteur", duo: "capteur Duo", watch: "montre"},
    when: "Quand",
    kept: "Tout ce qu’il a enregistré pour vous reste dans votre compte.",
    button: "Voir vos appareils",
    advice:
      "Vous l’avez donné ? Alors tout va bien. S’il est entre vos mains, associez-le de nouveau dans l’application.",
  },
  es: {
    subject: `Un dispositivo ha salido de tu cuenta de ${brand.name}`,
    heading: "Vinculado a otra cuenta",
    text: (device) =>
      `Tu dispositivo (${device}) se ha vinculado a otra cuenta y ya no forma parte de la tuya.`,
    products: {pod: "pod", duo: "pod Duo", watch: "reloj"},
    when: "Cuándo",
    kept: "Todo lo que grabó para ti sigue en tu cuenta.",
    button: "Ver tus dispositivos",
    advice:
      "¿Se lo has dado a alguien? Entonces todo está bien. Si lo tienes en la mano, vuelve a vincularlo en la aplicación.",
  },
};

/** Notifies the former owner of a device that it was paired with another account, and never with which one. */
export const deviceMoved = defineAccountMail({
  name: "device_moved",
  payload: regionPayload.extend({
    product: z.enum(DEVICE_PRODUCTS),
    serial: z.string(),
    at: z.iso.datetime().transform((at) => new Date(at)),
  }),
  isToOwner: true,
  write,
});

function write(market: MarketParams, {product, serial, at}: MovedDevice, links: AccountLinks) {
  const words = WORDS[market.locale];
  const time = new Intl.DateTimeFormat(market.locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return renderMailMessage({
    locale: market.locale,
    subject: words.subject,
    heading: words.heading,
    before: [words.text(`${words.products[product]} ${serial}`), `${words.when}: ${time.format(at)} UTC`],
    button: {label: words.button, url: links.devices(market)},
    after: [words.kept, words.advice],
    footer: links.home(market),
  });
}
