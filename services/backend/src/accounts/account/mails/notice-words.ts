import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";

export const ACCOUNT_NOTICES = [
  "new_sign_in",
  "sign_in_blocked",
  "session_reuse",
  "password_changed",
] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly leadsTo: "security" | "reset";
  readonly advice: string;
}

type NoticeWords = Readonly<Record<AccountNotice, Words>> & {readonly when: string};

export const NOTICE_WORDS: Readonly<Record<Locale, NoticeWords>> = {
  en: {
    when: "When",
    new_sign_in: {
      subject: `New sign-in to your ${brand.name} account`,
      heading: "A new sign-in",
      text: "Someone signed in to your account from a browser or app we have not seen before.",
      button: "See where you are signed in",
      leadsTo: "security",
      advice: "It was not you? Then set a new password: everyone else is signed out by it.",
    },
    sign_in_blocked: {
      subject: `Many failed sign-ins to your ${brand.name} account`,
      heading: "We stopped a series of tries",
      text: "Someone entered a wrong password for your account many times. Sign-in from unknown devices is paused for a while; devices you have used before still work.",
      button: "Reset the password",
      leadsTo: "reset",
      advice: "If you forgot your password, reset it. Otherwise wait, and do nothing: nobody got in.",
    },
    session_reuse: {
      subject: `We signed out a device of your ${brand.name} account`,
      heading: "A device was signed out",
      text: "An old key of one of your devices was used again. That can mean it was copied, so we ended that sign-in.",
      button: "See where you are signed in",
      leadsTo: "security",
      advice: "Sign in again on that device. If you do not recognise what you see, set a new password.",
    },
    password_changed: {
      subject: `Your ${brand.name} password was changed`,
      heading: "Your password was changed",
      text: "The password of your account was changed, and other devices were signed out.",
      button: "It was not me: reset it",
      leadsTo: "reset",
      advice: "If it was you, there is nothing to do.",
    },
  },
  de: {
    when: "Wann",
    new_sign_in: {
      subject: `Neue Anmeldung bei deinem ${brand.name}-Konto`,
      heading: "Eine neue Anmeldung",
      text: "Jemand hat sich mit einem Browser oder einer App bei deinem Konto angemeldet, die wir noch nicht kannten.",
      button: "Ansehen, wo du angemeldet bist",
      leadsTo: "security",
      advice: "Du warst es nicht? Dann wähle ein neues Passwort: Alle anderen werden dadurch abgemeldet.",
    },
    sign_in_blocked: {
      subject: `Viele Fehlversuche bei deinem ${brand.name}-Konto`,
      heading: "Wir haben eine Reihe von Versuchen gestoppt",
      text: "Jemand hat für dein Konto oft ein falsches Passwort eingegeben. Anmeldungen von unbekannten Geräten pausieren eine Weile; Geräte, die du schon benutzt hast, funktionieren weiter.",
      button: "Passwort zurücksetzen",
      leadsTo: "reset",
      advice: "Hast du dein Passwort vergessen, setz es zurück. Sonst warte ab: Niemand ist hineingekommen.",
    },
    session_reuse: {
      subject: `Wir haben ein Gerät deines ${brand.name}-Kontos abgemeldet`,
      heading: "Ein Gerät wurde abgemeldet",
      text: "Ein alter Schlüssel eines deiner Geräte wurde noch einmal benutzt. Er könnte kopiert worden sein, darum haben wir diese Anmeldung beendet.",
      button: "Ansehen, wo du angemeldet bist",
      leadsTo: "security",
      advice: "Melde dich auf dem Gerät neu an. Kommt dir etwas fremd vor, wähle ein neues Passwort.",
    },
    password_changed: {
      subject: `Dein ${brand.name}-Passwort wurde geändert`,
      heading: "Dein Passwort wurde geändert",
      text: "Das Passwort deines Kontos wurde geändert, und andere Geräte wurden abgemeldet.",
      button: "Das war ich nicht: zurücksetzen",
      leadsTo: "reset",
      advice: "Warst du es selbst, ist nichts zu tun.",
    },
  },
  fr: {
    when: "Quand",
    new_sign_in: {
      subject: `Nouvelle connexion à votre compte ${brand.name}`,
      heading: "Une nouvelle connexion",
      text: "Quelqu’un s’est connecté à votre compte depuis un navigateur ou une application que nous ne connaissions pas.",
      button: "Voir où vous êtes connecté",
      leadsTo: "security",
      advice:
        "Ce n’était pas vous ? Choisissez un nouveau mot de passe : tous les autres seront déconnectés.",
    },
    sign_in_blocked: {
      subject: `De nombreux échecs de connexion à votre compte ${brand.name}`,
      heading: "Nous avons arrêté une série de tentatives",
      text: "Quelqu’un a saisi de nombreuses fois un mauvais mot de passe pour votre compte. La connexion depuis des appareils inconnus est suspendue un moment ; ceux que vous avez déjà utilisés fonctionnent toujours.",
      button: "Réinitialiser le mot de passe",
      leadsTo: "reset",
      advice: "Si vous l’avez oublié, réinitialisez-le. Sinon, attendez simplement : personne n’est entré.",
    },
    session_reuse: {
      subject: `Nous avons déconnecté un appareil de votre compte ${brand.name}`,
      heading: "Un appareil a été déconnecté",
      text: "Une ancienne clé de l’un de vos appareils a été réutilisée. Elle a peut-être été copiée ; nous avons donc mis fin à cette connexion.",
      button: "Voir où vous êtes connecté",
      leadsTo: "security",
      advice: "Reconnectez-vous sur cet appareil. Si quelque chose vous surprend, changez de mot de passe.",
    },
    password_changed: {
      subject: `Votre mot de passe ${brand.name} a été modifié`,
      heading: "Votre mot de passe a été modifié",
      text: "Le mot de passe de votre compte a été modifié et les autres appareils ont été déconnectés.",
      button: "Ce n’était pas moi : réinitialiser",
      leadsTo: "reset",
      advice: "Si c’était bien vous, il n’y a rien à faire.",
    },
  },
  es: {
    when: "Cuándo",
    new_sign_in: {
      subject: `Nuevo inicio de sesión en tu cuenta de ${brand.name}`,
      heading: "Un nuevo inicio de sesión",
      text: "Alguien ha entrado en tu cuenta desde un navegador o una aplicación que no conocíamos.",
      button: "Ver dónde tienes la sesión abierta",
      leadsTo: "security",
      advice: "¿No has sido tú? Elige una contraseña nueva: así se cierra la sesión de todos los demás.",
    },
    sign_in_blocked: {
      subject: `Muchos intentos fallidos en tu cuenta de ${brand.name}`,
      heading: "Hemos detenido una serie de intentos",
      text: "Alguien ha escrito muchas veces una contraseña incorrecta para tu cuenta. El acceso desde dispositivos desconocidos queda en pausa un rato; los que ya has usado siguen funcionando.",
      button: "Restablecer la contraseña",
      leadsTo: "reset",
      advice: "Si la has olvidado, restablécela. Si no, espera sin hacer nada: nadie ha entrado.",
    },
    session_reuse: {
      subject: `Hemos cerrado la sesión de un dispositivo de tu cuenta de ${brand.name}`,
      heading: "Se ha cerrado una sesión",
      text: "Una clave antigua de uno de tus dispositivos se ha vuelto a usar. Puede que la hayan copiado, así que hemos cerrado esa sesión.",
      button: "Ver dónde tienes la sesión abierta",
      leadsTo: "security",
      advice: "Vuelve a entrar en ese dispositivo. Si ves algo que no reconoces, cambia la contraseña.",
    },
    password_changed: {
      subject: `Tu contraseña de ${brand.name} ha cambiado`,
      heading: "Tu contraseña ha cambiado",
      text: "La contraseña de tu cuenta ha cambiado y se ha cerrado la sesión en los demás dispositivos.",
      button: "No he sido yo: restablecerla",
      leadsTo: "reset",
      advice: "Si has sido tú, no tienes que hacer nada.",
    },
  },
};
