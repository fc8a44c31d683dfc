import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";

export const MEMBERSHIP_MAILS = [
  "started",
  "trial_ending",
  "renewal",
  "payment_problem",
  "cancelled",
  "reactivated",
  "ended",
  "second_ended",
] as const;
type MembershipMailName = (typeof MEMBERSHIP_MAILS)[number];

/** `{day}` is the day that matters, `{price}` what a period costs, `{sum}` what is still to be charged in all. */
interface Words {
  readonly subject: string;
  readonly text: readonly string[];
}

interface Language {
  readonly per: Readonly<Record<"daily" | "weekly" | "monthly" | "yearly", string>>;
  readonly plusTax: string;
  readonly trial: string;
  readonly paid: string;
  readonly commitment: string;
  readonly noCharge: string;
  readonly charges: (count: number) => string;
  readonly graceOver: string;
  readonly button: string;
  readonly fix: string;
  readonly mails: Readonly<Record<MembershipMailName, Words>>;
}

export const MEMBERSHIP_WORDS: Readonly<Record<Locale, Language>> = {
  en: {
    per: {
      daily: "{price} a day",
      weekly: "{price} a week",
      monthly: "{price} a month",
      yearly: "{price} a year",
    },
    plusTax: "{price} plus tax",
    trial: "Your free trial runs until {day}. From then on it is {price}.",
    paid: "It is {price}. The next charge is on {day}.",
    commitment: "You have agreed to stay until {commitment}. After that you can leave at any time.",
    noCharge: "Nothing more will be charged.",
    charges: (count) =>
      `Until then ${count === 1 ? "one more charge follows" : `${count} more charges follow`}: {sum} in all.`,
    graceOver: "Your plans and guidance are closed until it is paid. Your data stays open.",
    button: "See your membership",
    fix: "Update your payment details",
    mails: {
      started: {subject: `Your ${brand.name} membership has begun`, text: []},
      trial_ending: {
        subject: `Your ${brand.name} trial ends soon`,
        text: [
          "Your free trial ends on {day}. From then on your membership is {price}.",
          "You want to leave? Cancel before that day and nothing is charged.",
        ],
      },
      renewal: {
        subject: `Your ${brand.name} membership renews soon`,
        text: [
          "Your membership renews on {day} for {price}.",
          "You need do nothing. If you want to leave, cancel before that day.",
        ],
      },
      payment_problem: {
        subject: `A payment for your ${brand.name} membership failed`,
        text: [
          "We could not charge your membership ({price}).",
          "You keep full access until {day}. Update your payment details before then, and nothing changes.",
        ],
      },
      cancelled: {
        subject: `Your ${brand.name} membership is cancelled`,
        text: ["Your membership is cancelled. You keep access until {day}."],
      },
      reactivated: {
        subject: `Your ${brand.name} membership goes on`,
        text: ["You took your cancellation back. Your membership goes on as before: {price}, next on {day}."],
      },
      ended: {
        subject: `Your ${brand.name} membership has ended`,
        text: [
          "Your membership ended on {day}. Nothing more will be charged.",
          "Your runs and your data stay yours. You can come back at any time.",
        ],
      },
      second_ended: {
        subject: `Your second ${brand.name} membership has ended`,
        text: [
          "Your account has a membership already, and an account holds one. The second one ended on {day}.",
          "Nothing more is charged for it, and what you paid for it goes back the way it came.",
        ],
      },
    },
  },
  de: {
    per: {
      daily: "{price} pro Tag",
      weekly: "{price} pro Woche",
      monthly: "{price} pro Monat",
      yearly: "{price} pro Jahr",
    },
    plusTax: "{price} zuzüglich Steuer",
    trial: "Deine kostenlose Probezeit läuft bis {day}. Danach kostet die Mitgliedschaft {price}.",
    paid: "Sie kostet {price}. Die nächste Abbuchung ist am {day}.",
    commitment: "Du hast zugesagt, bis {commitment} dabeizubleiben. Danach kannst du jederzeit gehen.",
    noCharge: "Es wird nichts mehr abgebucht.",
    charges: (count) =>
      `Bis dahin ${count === 1 ? "folgt noch eine Abbuchung" : `folgen noch ${count} Abbuchungen`}: zusammen {sum}.`,
    graceOver: "Pläne und Anleitung sind gesperrt, bis bezahlt ist. An deine Daten kommst du weiterhin.",
    button: "Zu deiner Mitgliedschaft",
    fix: "Zahlungsdaten aktualisieren",
    mails: {
      started: {subject: `Deine ${brand.name}-Mitgliedschaft hat begonnen`, text: []},
      trial_ending: {
        subject: `Deine Probezeit bei ${brand.name} endet bald`,
        text: [
          "Deine kostenlose Probezeit endet am {day}. Danach kostet deine Mitgliedschaft {price}.",
          "Du willst nicht bleiben? Kündige vor diesem Tag, und es wird nichts abgebucht.",
        ],
      },
      renewal: {
        subject: `Deine ${brand.name}-Mitgliedschaft verlängert sich bald`,
        text: [
          "Deine Mitgliedschaft verlängert sich am {day} für {price}.",
          "Du musst nichts tun. Wenn du gehen willst, kündige vor diesem Tag.",
        ],
      },
      payment_problem: {
        subject: `Eine Zahlung für deine ${brand.name}-Mitgliedschaft ist fehlgeschlagen`,
        text: [
          "Wir konnten den Beitrag für deine Mitgliedschaft nicht abbuchen ({price}).",
          "Bis {day} kannst du alles weiter nutzen. Aktualisiere bis dahin deine Zahlungsdaten, dann ändert sich nichts.",
        ],
      },
      cancelled: {
        subject: `Deine ${brand.name}-Mitgliedschaft ist gekündigt`,
        text: ["Deine Mitgliedschaft ist gekündigt. Du kannst sie noch bis {day} nutzen."],
      },
      reactivated: {
        subject: `Deine ${brand.name}-Mitgliedschaft läuft weiter`,
        text: [
          "Du hast deine Kündigung zurückgenommen. Deine Mitgliedschaft läuft weiter wie bisher: {price}, das nächste Mal am {day}.",
        ],
      },
      ended: {
        subject: `Deine ${brand.name}-Mitgliedschaft ist zu Ende`,
        text: [
          "Deine Mitgliedschaft endete am {day}. Es wird nichts mehr abgebucht.",
          "Deine Läufe und deine Daten bleiben deine. Du kannst jederzeit wiederkommen.",
        ],
      },
      second_ended: {
        subject: `Deine zweite ${brand.name}-Mitgliedschaft ist zu Ende`,
        text: [
          "Dein Konto hat schon eine Mitgliedschaft, und zu einem Konto gehört eine. Die zweite endete am {day}.",
          "Für sie wird nichts mehr abgebucht, und was du dafür bezahlt hast, kommt auf demselben Weg zurück.",
        ],
      },
    },
  },
  fr: {
    per: {
      daily: "{price} par jour",
      weekly: "{price} par semaine",
      monthly: "{price} par mois",
      yearly: "{price} par an",
    },
    plusTax: "{price} hors taxes",
    trial: "Votre essai gratuit dure jusqu’au {day}. Ensuite, l’abonnement coûte {price}.",
    paid: "Il coûte {price}. Le prochain prélèvement a lieu le {day}.",
    commitment: "Vous vous êtes engagé jusqu’au {commitment}. Ensuite, vous pouvez partir quand vous voulez.",
    noCharge: "Plus rien ne sera prélevé.",
    charges: (count) =>
      `D’ici là, ${count === 1 ? "il reste un prélèvement" : `il reste ${count} prélèvements`} : {sum} au total.`,
    graceOver: "Plans et conseils sont fermés jusqu’au paiement. Vos données restent accessibles.",
    button: "Voir votre abonnement",
    fix: "Mettre à jour le paiement",
    mails: {
      started: {subject: `Votre abonnement ${brand.name} a commencé`, text: []},
      trial_ending: {
        subject: `Votre essai ${brand.name} se termine bientôt`,
        text: [
          "Votre essai gratuit se termine le {day}. Ensuite, votre abonnement coûte {price}.",
          "Vous ne voulez pas rester ? Résiliez avant ce jour et rien ne sera prélevé.",
        ],
      },
      renewal: {
        subject: `Votre abonnement ${brand.name} est bientôt renouvelé`,
        text: [
          "Votre abonnement sera renouvelé le {day} pour {price}.",
          "Vous n’avez rien à faire. Pour partir, résiliez avant ce jour.",
        ],
      },
      payment_problem: {
        subject: `Un paiement de votre abonnement ${brand.name} a échoué`,
        text: [
          "Nous n’avons pas pu prélever votre abonnement ({price}).",
          "Vous gardez tous vos accès jusqu’au {day}. Mettez à jour votre paiement avant cette date et rien ne change.",
        ],
      },
      cancelled: {
        subject: `Votre abonnement ${brand.name} est résilié`,
        text: ["Votre abonnement est résilié. Vous gardez l’accès jusqu’au {day}."],
      },
      reactivated: {
        subject: `Votre abonnement ${brand.name} continue`,
        text: [
          "Vous avez annulé votre résiliation. Votre abonnement continue comme avant : {price}, prochaine fois le {day}.",
        ],
      },
      ended: {
        subject: `Votre abonnement ${brand.name} est terminé`,
        text: [
          "Votre abonnement s’est terminé le {day}. Plus rien ne sera prélevé.",
          "Vos courses et vos données restent à vous. Vous pouvez revenir quand vous voulez.",
        ],
      },
      second_ended: {
        subject: `Votre deuxième abonnement ${brand.name} est terminé`,
        text: [
          "Votre compte a déjà un abonnement, et un compte n’en a qu’un. Le deuxième s’est terminé le {day}.",
          "Il ne donne plus lieu à aucun prélèvement, et ce que vous avez payé vous est remboursé par le même moyen.",
        ],
      },
    },
  },
  es: {
    per: {
      daily: "{price} al día",
      weekly: "{price} a la semana",
      monthly: "{price} al mes",
      yearly: "{price} al año",
    },
    plusTax: "{price} más impuestos",
    trial: "Tu prueba gratuita dura hasta el {day}. Después cuesta {price}.",
    paid: "Cuesta {price}. El próximo cargo es el {day}.",
    commitment: "Te has comprometido hasta el {commitment}. Después puedes irte cuando quieras.",
    noCharge: "No se cobrará nada más.",
    charges: (count) =>
      `Hasta entonces ${count === 1 ? "queda un cargo" : `quedan ${count} cargos`}: {sum} en total.`,
    graceOver: "Los planes y la guía quedan bloqueados hasta que se pague. Puedes seguir viendo tus datos.",
    button: "Ver tu membresía",
    fix: "Actualizar los datos de pago",
    mails: {
      started: {subject: `Tu membresía de ${brand.name} ha empezado`, text: []},
      trial_ending: {
        subject: `Tu prueba de ${brand.name} termina pronto`,
        text: [
          "Tu prueba gratuita termina el {day}. Después tu membresía cuesta {price}.",
          "¿No quieres seguir? Cancela antes de ese día y no se cobrará nada.",
        ],
      },
      renewal: {
        subject: `Tu membresía de ${brand.name} se renueva pronto`,
        text: [
          "Tu membresía se renueva el {day} por {price}.",
          "No tienes que hacer nada. Si quieres irte, cancela antes de ese día.",
        ],
      },
      payment_problem: {
        subject: `Ha fallado un pago de tu membresía de ${brand.name}`,
        text: [
          "No hemos podido cobrar tu membresía ({price}).",
          "Conservas todo el acceso hasta el {day}. Actualiza antes tus datos de pago y nada cambiará.",
        ],
      },
      cancelled: {
        subject: `Tu membresía de ${brand.name} está cancelada`,
        text: ["Tu membresía está cancelada. Conservas el acceso hasta el {day}."],
      },
      reactivated: {
        subject: `Tu membresía de ${brand.name} continúa`,
        text: [
          "Has retirado tu cancelación. Tu membresía continúa como antes: {price}, la próxima vez el {day}.",
        ],
      },
      ended: {
        subject: `Tu membresía de ${brand.name} ha terminado`,
        text: [
          "Tu membresía terminó el {day}. No se cobrará nada más.",
          "Tus carreras y tus datos siguen siendo tuyos. Puedes volver cuando quieras.",
        ],
      },
      second_ended: {
        subject: `Tu segunda membresía de ${brand.name} ha terminado`,
        text: [
          "Tu cuenta ya tiene una membresía, y a cada cuenta le corresponde una. La segunda terminó el {day}.",
          "No se cobrará nada más por ella, y lo que pagaste vuelve por la misma vía.",
        ],
      },
    },
  },
};
