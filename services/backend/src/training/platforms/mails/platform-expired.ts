import type {Locale, MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import type {AccountLinks} from "../../../accounts/account/account-links.ts";
import {defineAccountMail} from "../../../accounts/account/account-mail.ts";
import {regionPayload} from "../../../core/mail/mail.ts";
import {renderMailMessage} from "../../../core/mail/render-mail-message.ts";

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly advice: string;
}

const WORDS: Readonly<Record<Locale, (platform: string) => Words>> = {
  en: (platform) => ({
    subject: `${platform} is no longer connected`,
    heading: `Connect ${platform} again`,
    text: `${platform} no longer accepts our permission to exchange your training. Nothing new arrives from there until you connect it again.`,
    button: "Open your platforms",
    advice:
      "What arrived before stays in your account. If you ended the connection yourself, there is nothing to do.",
  }),
  de: (platform) => ({
    subject: `${platform} ist nicht mehr verbunden`,
    heading: `Verbinde ${platform} neu`,
    text: `${platform} nimmt unsere Erlaubnis, dein Training auszutauschen, nicht mehr an. Bis du neu verbindest, kommt von dort nichts Neues an.`,
    button: "Plattformen öffnen",
    advice:
      "Was schon da ist, bleibt in deinem Konto. Hast du die Verbindung selbst beendet, ist nichts zu tun.",
  }),
  fr: (platform) => ({
    subject: `${platform} n’est plus connecté`,
    heading: `Reconnectez ${platform}`,
    text: `${platform} n’accepte plus notre autorisation d’échanger vos entraînements. Rien de nouveau n’en arrivera avant une nouvelle connexion.`,
    button: "Ouvrir vos plateformes",
    advice:
      "Ce qui est déjà arrivé reste dans votre compte. Si vous avez mis fin à la connexion vous-même, il n’y a rien à faire.",
  }),
  es: (platform) => ({
    subject: `${platform} ya no está conectado`,
    heading: `Vuelve a conectar ${platform}`,
    text: `${platform} ya no acepta nuestro permiso para intercambiar tu entrenamiento. Hasta que lo conectes de nuevo no llegará nada nuevo desde allí.`,
    button: "Abrir tus plataformas",
    advice:
      "Lo que ya llegó se queda en tu cuenta. Si has terminado tú la conexión, no tienes que hacer nada.",
  }),
};

export const platformExpired = defineAccountMail({
  name: "platform_expired",
  payload: regionPayload.extend({platform: z.string().min(1)}),
  isToOwner: true,
  write,
});

function write(market: MarketParams, {platform}: {platform: string}, links: AccountLinks) {
  const {subject, heading, text, button, advice} = WORDS[market.locale](platform);
  return renderMailMessage({
    locale: market.locale,
    subject,
    heading,
    before: [text],
    button: {label: button, url: links.platforms(market)},
    after: [advice],
    footer: links.home(market),
  });
}
