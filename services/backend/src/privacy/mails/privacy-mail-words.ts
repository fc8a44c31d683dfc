import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";

export type PrivacyMail = "export_ready" | "account_leaving" | "account_idle" | "account_deleted";

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: readonly string[];
  readonly button: string;
  readonly advice: string;
}

export const PRIVACY_WORDS: Readonly<Record<Locale, Readonly<Record<PrivacyMail, Words>>>> = {
  en: {
    export_ready: {
      subject: `Your ${brand.name} data is ready`,
      heading: "The copy of your data is ready",
      text: [
        "You asked for a copy of everything your account holds. You can download it in your account until {day}.",
      ],
      button: "Go to my copy",
      advice:
        "The copy itself is never sent by mail. You did not ask for it? Then set a new password: someone else is in your account.",
    },
    account_leaving: {
      subject: `Your ${brand.name} account will be deleted`,
      heading: "Your account is on its way out",
      text: [
        "You asked us to delete your account. You are signed out everywhere.",
        "On {day} everything is erased for good. Until then you can sign in and keep your account.",
      ],
      button: "Sign in",
      advice: "It was not you? Sign in, keep the account and set a new password.",
    },
    account_idle: {
      subject: `Your ${brand.name} account will be deleted unless you sign in`,
      heading: "Your account has been quiet for long",
      text: [
        "You have not signed in for almost three years. We do not keep what nobody uses.",
        "On {day} your account and everything in it are erased for good. Sign in before, and it stays as it is.",
      ],
      button: "Sign in",
      advice:
        "You need it no more? Then there is nothing to do. After signing in you can also fetch a copy of your data.",
    },
    account_deleted: {
      subject: `Your ${brand.name} account is deleted`,
      heading: "Your account is deleted",
      text: [
        "On {day} we erased your account and the data in it.",
        "We keep what the law asks for, such as proof of your agreements, without your name and address.",
      ],
      button: `Visit ${brand.name}`,
      advice: "Thank you for running with us. This was the last mail to this address about your account.",
    },
  },
  de: {
    export_ready: {
      subject: `Deine ${brand.name}-Daten sind bereit`,
      heading: "Die Kopie deiner Daten ist bereit",
      text: [
        "Du wolltest eine Kopie von allem, was dein Konto enthält. Bis zum {day} kannst du sie in deinem Konto herunterladen.",
      ],
      button: "Zu meiner Kopie",
      advice:
        "Die Kopie selbst verschicken wir nie per E-Mail. Du hast sie nicht angefordert? Dann wähle ein neues Passwort: Jemand anderes ist in deinem Konto.",
    },
    account_leaving: {
      subject: `Dein ${brand.name}-Konto wird gelöscht`,
      heading: "Dein Konto wird bald gelöscht",
      text: [
        "Du hast uns gebeten, dein Konto zu löschen. Du bist jetzt überall abgemeldet.",
        "Am {day} wird alles endgültig gelöscht. Bis dahin kannst du dich anmelden und dein Konto behalten.",
      ],
      button: "Anmelden",
      advice: "Du warst es nicht? Melde dich an, behalte das Konto und wähle ein neues Passwort.",
    },
    account_idle: {
      subject: `Dein ${brand.name}-Konto wird gelöscht, wenn du dich nicht anmeldest`,
      heading: "Dein Konto ist schon lange still",
      text: [
        "Du hast dich seit fast drei Jahren nicht angemeldet. Was niemand nutzt, behalten wir nicht.",
        "Am {day} werden dein Konto und alles darin endgültig gelöscht. Melde dich vorher an, und es bleibt, wie es ist.",
      ],
      button: "Anmelden",
      advice:
        "Du brauchst es nicht mehr? Dann ist nichts zu tun. Nach dem Anmelden kannst du dir auch eine Kopie deiner Daten holen.",
    },
    account_deleted: {
      subject: `Dein ${brand.name}-Konto ist gelöscht`,
      heading: "Dein Konto ist gelöscht",
      text: [
        "Am {day} haben wir dein Konto und die Daten darin gelöscht.",
        "Was das Gesetz verlangt, etwa der Nachweis deiner Zustimmungen, bleibt ohne deinen Namen und deine Adresse erhalten.",
      ],
      button: `${brand.name} besuchen`,
      advice:
        "Danke, dass du mit uns gelaufen bist. Das war die letzte Mail zu deinem Konto an diese Adresse.",
    },
  },
  fr: {
    export_ready: {
      subject: `Vos données ${brand.name} sont prêtes`,
      heading: "La copie de vos données est prête",
      text: [
        "Vous avez demandé une copie de tout ce que contient votre compte. Vous pouvez la télécharger depuis votre compte jusqu’au {day}.",
      ],
      button: "Voir ma copie",
      advice:
        "La copie elle-même n’est jamais envoyée par e-mail. Vous ne l’avez pas demandée ? Choisissez un nouveau mot de passe : quelqu’un d’autre est dans votre compte.",
    },
    account_leaving: {
      subject: `Votre compte ${brand.name} va être supprimé`,
      heading: "Votre compte sera bientôt supprimé",
      text: [
        "Vous nous avez demandé de supprimer votre compte. Vous êtes déconnecté partout.",
        "Le {day}, tout sera effacé définitivement. D’ici là, vous pouvez vous connecter et garder votre compte.",
      ],
      button: "Se connecter",
      advice: "Ce n’était pas vous ? Connectez-vous, gardez le compte et choisissez un nouveau mot de passe.",
    },
    account_idle: {
      subject: `Votre compte ${brand.name} sera supprimé si vous ne vous connectez pas`,
      heading: "Votre compte est silencieux depuis longtemps",
      text: [
        "Vous ne vous êtes pas connecté depuis près de trois ans. Nous ne gardons pas ce que personne n’utilise.",
        "Le {day}, votre compte et tout ce qu’il contient seront effacés définitivement. Connectez-vous avant, et rien ne change.",
      ],
      button: "Se connecter",
      advice:
        "Vous n’en avez plus besoin ? Il n’y a rien à faire. Une fois connecté, vous pouvez aussi récupérer une copie de vos données.",
    },
    account_deleted: {
      subject: `Votre compte ${brand.name} est supprimé`,
      heading: "Votre compte est supprimé",
      text: [
        "Le {day}, nous avons effacé votre compte et les données qu’il contenait.",
        "Nous gardons ce que la loi demande, comme la preuve de vos accords, sans votre nom ni votre adresse.",
      ],
      button: `Découvrir ${brand.name}`,
      advice:
        "Merci d’avoir couru avec nous. C’était le dernier e-mail à cette adresse au sujet de votre compte.",
    },
  },
  es: {
    export_ready: {
      subject: `Tus datos de ${brand.name} están listos`,
      heading: "La copia de tus datos está lista",
      text: [
        "Pediste una copia de todo lo que contiene tu cuenta. Puedes descargarla desde tu cuenta hasta el {day}.",
      ],
      button: "Ver mi copia",
      advice:
        "La copia en sí nunca se envía por correo. ¿No la has pedido tú? Elige una contraseña nueva: otra persona está en tu cuenta.",
    },
    account_leaving: {
      subject: `Tu cuenta de ${brand.name} se va a eliminar`,
      heading: "Tu cuenta se eliminará pronto",
      text: [
        "Nos pediste eliminar tu cuenta. Se ha cerrado tu sesión en todas partes.",
        "El {day} se borrará todo para siempre. Hasta entonces puedes iniciar sesión y conservar tu cuenta.",
      ],
      button: "Iniciar sesión",
      advice: "¿No has sido tú? Inicia sesión, conserva la cuenta y elige una contraseña nueva.",
    },
    account_idle: {
      subject: `Tu cuenta de ${brand.name} se eliminará si no inicias sesión`,
      heading: "Tu cuenta lleva mucho tiempo en silencio",
      text: [
        "No has iniciado sesión en casi tres años. No guardamos lo que nadie usa.",
        "El {day} se borrarán para siempre tu cuenta y todo lo que contiene. Inicia sesión antes y seguirá como está.",
      ],
      button: "Iniciar sesión",
      advice:
        "¿Ya no la necesitas? Entonces no tienes que hacer nada. Después de entrar también puedes obtener una copia de tus datos.",
    },
    account_deleted: {
      subject: `Tu cuenta de ${brand.name} se ha eliminado`,
      heading: "Tu cuenta se ha eliminado",
      text: [
        "El {day} borramos tu cuenta y los datos que contenía.",
        "Conservamos lo que exige la ley, como la prueba de tus acuerdos, sin tu nombre ni tu dirección.",
      ],
      button: `Visitar ${brand.name}`,
      advice:
        "Gracias por correr con nosotros. Este ha sido el último correo a esta dirección sobre tu cuenta.",
    },
  },
};
