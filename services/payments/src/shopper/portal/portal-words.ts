import type {Locale} from "@gradus/schemas/markets";

const en = {
  title: "Test portal",
  none: "There is no subscription.",
  renews: "Renews on {date}",
  ends: "Ends on {date}",
  ended: "Ended on {date}",
  pastDue: "A payment failed. A new card pays what is open.",
  cancel: "Cancel",
  keep: "Keep it",
  card: "Payment method",
  newCard: "New test card",
  save: "Use this card",
  saved: "The card was changed.",
  invoices: "Invoices",
};

export type PortalWords = Readonly<Record<keyof typeof en, string>>;

const de: PortalWords = {
  title: "Testportal",
  none: "Es gibt kein Abonnement.",
  renews: "Verlängert sich am {date}",
  ends: "Endet am {date}",
  ended: "Endete am {date}",
  pastDue: "Eine Zahlung ist fehlgeschlagen. Eine neue Karte zahlt, was offen ist.",
  cancel: "Kündigen",
  keep: "Behalten",
  card: "Zahlungsmittel",
  newCard: "Neue Testkarte",
  save: "Diese Karte verwenden",
  saved: "Die Karte wurde geändert.",
  invoices: "Rechnungen",
};

const fr: PortalWords = {
  title: "Portail de test",
  none: "Il n’y a pas d’abonnement.",
  renews: "Se renouvelle le {date}",
  ends: "Se termine le {date}",
  ended: "Terminé le {date}",
  pastDue: "Un paiement a échoué. Une nouvelle carte règle ce qui reste dû.",
  cancel: "Résilier",
  keep: "Conserver",
  card: "Moyen de paiement",
  newCard: "Nouvelle carte de test",
  save: "Utiliser cette carte",
  saved: "La carte a été changée.",
  invoices: "Factures",
};

const es: PortalWords = {
  title: "Portal de prueba",
  none: "No hay ninguna suscripción.",
  renews: "Se renueva el {date}",
  ends: "Termina el {date}",
  ended: "Terminó el {date}",
  pastDue: "Falló un pago. Una tarjeta nueva paga lo pendiente.",
  cancel: "Cancelar",
  keep: "Conservar",
  card: "Método de pago",
  newCard: "Nueva tarjeta de prueba",
  save: "Usar esta tarjeta",
  saved: "Se cambió la tarjeta.",
  invoices: "Facturas",
};

export const PORTAL_WORDS: Readonly<Record<Locale, PortalWords>> = {en, de, fr, es};
