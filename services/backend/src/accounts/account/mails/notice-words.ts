import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";

export const ACCOUNT_NOTICES = [
  "new_sign_in",
  "sign_in_blocked",
  "session_reuse",
  "password_changed",
  "otp_enroll",
  "otp_remove",
  "otp_recovery_use",
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
    otp_enroll: {
      subject: `Two-step sign-in is on for your ${brand.name} account`,
      heading: "Two-step sign-in is on",
      text: "From now on we ask for a code of your authenticator app when you sign in. Keep the recovery codes you were shown: they let you in without your phone.",
      button: "See how you sign in",
      leadsTo: "security",
      advice: "It was not you? Then set a new password at once and write to us: we help you get back in.",
    },
    otp_remove: {
      subject: `Two-step sign-in is off for your ${brand.name} account`,
      heading: "Two-step sign-in is off",
      text: "We no longer ask for a code when you sign in: your password alone is enough. Your recovery codes do not work any more.",
      button: "See how you sign in",
      leadsTo: "security",
      advice: "It was not you? Then set a new password, and turn two-step sign-in on again.",
    },
    otp_recovery_use: {
      subject: `A recovery code of your ${brand.name} account was used`,
      heading: "A recovery code was used",
      text: "Someone showed one of your recovery codes in place of a code of the app. It does not work a second time.",
      button: "See how many are left",
      leadsTo: "security",
      advice:
        "It was not you? Then set a new password, and turn two-step sign-in off and on: you get new codes.",
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
    otp_enroll: {
      subject: `Anmeldung in zwei Schritten für dein ${brand.name}-Konto ist an`,
      heading: "Die Anmeldung in zwei Schritten ist an",
      text: "Ab jetzt fragen wir beim Anmelden nach einem Code deiner Authenticator-App. Bewahre die Wiederherstellungscodes auf, die du gesehen hast: Mit ihnen kommst du auch ohne dein Telefon hinein.",
      button: "Ansehen, wie du dich anmeldest",
      leadsTo: "security",
      advice:
        "Du warst es nicht? Dann wähle sofort ein neues Passwort und schreib uns: Wir helfen dir wieder hinein.",
    },
    otp_remove: {
      subject: `Anmeldung in zwei Schritten für dein ${brand.name}-Konto ist aus`,
      heading: "Die Anmeldung in zwei Schritten ist aus",
      text: "Beim Anmelden fragen wir nicht mehr nach einem Code: Dein Passwort allein genügt. Deine Wiederherstellungscodes gelten nicht mehr.",
      button: "Ansehen, wie du dich anmeldest",
      leadsTo: "security",
      advice:
        "Du warst es nicht? Dann wähle ein neues Passwort und schalte die Anmeldung in zwei Schritten wieder ein.",
    },
    otp_recovery_use: {
      subject: `Ein Wiederherstellungscode deines ${brand.name}-Kontos wurde benutzt`,
      heading: "Ein Wiederherstellungscode wurde benutzt",
      text: "Jemand hat statt eines Codes der App einen deiner Wiederherstellungscodes gezeigt. Ein zweites Mal gilt er nicht.",
      button: "Ansehen, wie viele übrig sind",
      leadsTo: "security",
      advice:
        "Du warst es nicht? Dann wähle ein neues Passwort und schalte die Anmeldung in zwei Schritten aus und wieder ein: Du bekommst neue Codes.",
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
    otp_enroll: {
      subject: `La connexion en deux étapes est activée pour votre compte ${brand.name}`,
      heading: "La connexion en deux étapes est activée",
      text: "Désormais, nous demandons un code de votre application d’authentification à la connexion. Gardez les codes de secours affichés : ils vous laissent entrer sans votre téléphone.",
      button: "Voir comment vous vous connectez",
      leadsTo: "security",
      advice:
        "Ce n’était pas vous ? Changez tout de suite de mot de passe et écrivez-nous : nous vous aiderons à retrouver votre compte.",
    },
    otp_remove: {
      subject: `La connexion en deux étapes est désactivée pour votre compte ${brand.name}`,
      heading: "La connexion en deux étapes est désactivée",
      text: "Nous ne demandons plus de code à la connexion : votre mot de passe suffit. Vos codes de secours ne fonctionnent plus.",
      button: "Voir comment vous vous connectez",
      leadsTo: "security",
      advice: "Ce n’était pas vous ? Changez de mot de passe et réactivez la connexion en deux étapes.",
    },
    otp_recovery_use: {
      subject: `Un code de secours de votre compte ${brand.name} a été utilisé`,
      heading: "Un code de secours a été utilisé",
      text: "Quelqu’un a présenté l’un de vos codes de secours à la place d’un code de l’application. Il ne fonctionnera pas une deuxième fois.",
      button: "Voir combien il en reste",
      leadsTo: "security",
      advice:
        "Ce n’était pas vous ? Changez de mot de passe, puis désactivez et réactivez la connexion en deux étapes : vous recevrez de nouveaux codes.",
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
    otp_enroll: {
      subject: `El acceso en dos pasos de tu cuenta de ${brand.name} está activado`,
      heading: "El acceso en dos pasos está activado",
      text: "A partir de ahora pedimos un código de tu aplicación de autenticación al entrar. Guarda los códigos de recuperación que has visto: con ellos entras sin tu teléfono.",
      button: "Ver cómo inicias sesión",
      leadsTo: "security",
      advice: "¿No has sido tú? Elige ya una contraseña nueva y escríbenos: te ayudamos a volver a entrar.",
    },
    otp_remove: {
      subject: `El acceso en dos pasos de tu cuenta de ${brand.name} está desactivado`,
      heading: "El acceso en dos pasos está desactivado",
      text: "Ya no pedimos un código al entrar: basta con tu contraseña. Tus códigos de recuperación ya no funcionan.",
      button: "Ver cómo inicias sesión",
      leadsTo: "security",
      advice: "¿No has sido tú? Elige una contraseña nueva y vuelve a activar el acceso en dos pasos.",
    },
    otp_recovery_use: {
      subject: `Se ha usado un código de recuperación de tu cuenta de ${brand.name}`,
      heading: "Se ha usado un código de recuperación",
      text: "Alguien ha mostrado uno de tus códigos de recuperación en lugar de un código de la aplicación. No funciona una segunda vez.",
      button: "Ver cuántos quedan",
      leadsTo: "security",
      advice:
        "¿No has sido tú? Elige una contraseña nueva y desactiva y vuelve a activar el acceso en dos pasos: recibirás códigos nuevos.",
    },
  },
};
