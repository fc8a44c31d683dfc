import type {Locale} from "@gradus/schemas/markets";
import type {ClipColour} from "../../../contract/clip-colours.ts";

type Outcome = "paid" | "review";

interface Words {
  readonly subject: Readonly<Record<Outcome, (id: string, total: string) => string>>;
  readonly heading: string;
  readonly text: Readonly<Record<Outcome, string>>;
  readonly order: string;
  readonly number: string;
  readonly date: string;
  readonly clip: (colour: ClipColour) => string;
  readonly discount: string;
  readonly shipping: string;
  readonly free: string;
  readonly tax: string;
  readonly taxInside: string;
  readonly total: string;
  readonly paidWith: string;
  readonly card: (brand: string, last4: string) => string;
  readonly days: string;
  readonly arrives: string;
  readonly range: (from: string, to: string) => string;
  readonly returns: string;
  readonly returnDays: string;
  readonly membership: (months: number) => string;
  readonly per: Readonly<Record<"daily" | "weekly" | "monthly" | "yearly", (price: string) => string>>;
  readonly plusTax: (price: string) => string;
  readonly price: string;
  readonly cancelUntil: string;
  readonly firstCharge: string;
  readonly commitment: string;
  readonly months: (count: number) => string;
  readonly address: string;
  readonly button: string;
  readonly keep: string;
  readonly invoiceLater: string;
  readonly seller: string;
  readonly soldBy: string;
  readonly contact: string;
  readonly terms: string;
  readonly returnsAndWithdrawal: string;
  readonly legalNotice: string;
  readonly version: (version: string) => string;
}

const colours = (black: string, blue: string, gray: string, orange: string) => ({black, blue, gray, orange});
const CLIPS: Readonly<Record<Locale, Readonly<Record<ClipColour, string>>>> = {
  en: colours("black", "blue", "gray", "orange"),
  de: colours("schwarz", "blau", "grau", "orange"),
  fr: colours("noir", "bleu", "gris", "orange"),
  es: colours("negro", "azul", "gris", "naranja"),
};

export const ORDER_RECEIVED_WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: {
      paid: (id, total) => `Your order ${id}, ${total}`,
      review: (id) => `We are checking your order ${id}`,
    },
    heading: "Receipt for your order",
    text: {
      paid: "Your payment has arrived. We will write again when your order is on its way.",
      review:
        "Your payment has arrived, and we have to check something before we send your order. You need do nothing; we will write within one working day.",
    },
    order: "What you ordered",
    number: "Order number",
    date: "Ordered on",
    clip: (colour) => `Clip ${CLIPS.en[colour]}`,
    discount: "Discount",
    shipping: "Shipping",
    free: "free",
    tax: "Tax",
    taxInside: "Tax included",
    total: "Total paid",
    paidWith: "Paid with",
    card: (brand, last4) => `${brand} ending ${last4}`,
    days: "Days",
    arrives: "Arrives",
    range: (from, to) => `${from} to ${to}`,
    returns: "Returns",
    returnDays: "30 days after it arrived",
    membership: (months) => (months > 0 ? `Membership, ${months} months` : "Membership"),
    per: {
      daily: (price) => `${price} a day`,
      weekly: (price) => `${price} a week`,
      monthly: (price) => `${price} a month`,
      yearly: (price) => `${price} a year`,
    },
    plusTax: (price) => `${price} plus tax`,
    price: "Price",
    cancelUntil: "Free to cancel until",
    firstCharge: "First charge",
    commitment: "Commitment",
    months: (count) => `${count} months from the first charge`,
    address: "Ships to",
    button: "See your order",
    keep: "This link opens your order without signing in. Keep it to yourself.",
    invoiceLater: "The invoice comes when we ship.",
    seller: "Seller",
    soldBy: "Sold by",
    contact: "Contact",
    terms: "Terms of use",
    returnsAndWithdrawal: "Returns and withdrawal",
    legalNotice: "Legal notice",
    version: (version) => `Version ${version}, as agreed`,
  },
  de: {
    subject: {
      paid: (id, total) => `Deine Bestellung ${id}, ${total}`,
      review: (id) => `Wir prüfen deine Bestellung ${id}`,
    },
    heading: "Bestellbestätigung",
    text: {
      paid: "Deine Zahlung ist da. Wir schreiben dir wieder, sobald die Bestellung unterwegs ist.",
      review:
        "Deine Zahlung ist da, und wir müssen etwas prüfen, bevor wir versenden. Du musst nichts tun; wir melden uns innerhalb eines Werktags.",
    },
    order: "Deine Bestellung",
    number: "Bestellnummer",
    date: "Bestellt am",
    clip: (colour) => `Clip ${CLIPS.de[colour]}`,
    discount: "Rabatt",
    shipping: "Versand",
    free: "kostenlos",
    tax: "Steuer",
    taxInside: "Darin enthaltene Steuer",
    total: "Bezahlt",
    paidWith: "Bezahlt mit",
    card: (brand, last4) => `${brand}, endet auf ${last4}`,
    days: "Termine",
    arrives: "Kommt an",
    range: (from, to) => `${from} bis ${to}`,
    returns: "Rückgabe",
    returnDays: "30 Tage nach der Ankunft",
    membership: (months) => (months > 0 ? `Mitgliedschaft, ${months} Monate` : "Mitgliedschaft"),
    per: {
      daily: (price) => `${price} pro Tag`,
      weekly: (price) => `${price} pro Woche`,
      monthly: (price) => `${price} pro Monat`,
      yearly: (price) => `${price} pro Jahr`,
    },
    plusTax: (price) => `${price} zzgl. Steuer`,
    price: "Preis",
    cancelUntil: "Kostenlos kündigen: spätestens am",
    firstCharge: "Erste Abbuchung",
    commitment: "Mindestlaufzeit",
    months: (count) => `${count} Monate ab der ersten Abbuchung`,
    address: "Lieferung an",
    button: "Bestellung ansehen",
    keep: "Dieser Link öffnet deine Bestellung ohne Anmeldung. Behalte ihn für dich.",
    invoiceLater: "Die Rechnung kommt, wenn wir versenden.",
    seller: "Verkäufer",
    soldBy: "Verkauft von",
    contact: "Kontakt",
    terms: "Nutzungsbedingungen",
    returnsAndWithdrawal: "Rückgabe und Widerruf",
    legalNotice: "Impressum",
    version: (version) => `Fassung ${version}, wie vereinbart`,
  },
  fr: {
    subject: {
      paid: (id, total) => `Votre commande ${id}, ${total}`,
      review: (id) => `Nous vérifions votre commande ${id}`,
    },
    heading: "Confirmation de commande",
    text: {
      paid: "Votre paiement est arrivé. Nous vous écrirons dès que la commande sera en route.",
      review:
        "Votre paiement est arrivé et nous devons vérifier un point avant l’envoi. Vous n’avez rien à faire : nous vous écrirons sous un jour ouvré.",
    },
    order: "Votre commande",
    number: "Numéro de commande",
    date: "Commandé le",
    clip: (colour) => `Clip ${CLIPS.fr[colour]}`,
    discount: "Remise",
    shipping: "Livraison",
    free: "offerte",
    tax: "Taxes",
    taxInside: "Dont taxes",
    total: "Total payé",
    paidWith: "Payé avec",
    card: (brand, last4) => `${brand} se terminant par ${last4}`,
    days: "Dates",
    arrives: "Arrivée",
    range: (from, to) => `du ${from} au ${to}`,
    returns: "Retours",
    returnDays: "30 jours après l’arrivée",
    membership: (months) => (months > 0 ? `Abonnement, ${months} mois` : "Abonnement"),
    per: {
      daily: (price) => `${price} par jour`,
      weekly: (price) => `${price} par semaine`,
      monthly: (price) => `${price} par mois`,
      yearly: (price) => `${price} par an`,
    },
    plusTax: (price) => `${price} hors taxes`,
    price: "Prix",
    cancelUntil: "Résiliation gratuite jusqu’au",
    firstCharge: "Premier prélèvement",
    commitment: "Engagement",
    months: (count) => `${count} mois à partir du premier prélèvement`,
    address: "Livraison à",
    button: "Voir la commande",
    keep: "Ce lien ouvre votre commande sans connexion. Gardez-le pour vous.",
    invoiceLater: "La facture arrive quand nous expédions.",
    seller: "Vendeur",
    soldBy: "Vendu par",
    contact: "Nous écrire",
    terms: "Conditions d’utilisation",
    returnsAndWithdrawal: "Retours et rétractation",
    legalNotice: "Mentions légales",
    version: (version) => `Version ${version}, telle que convenue`,
  },
  es: {
    subject: {
      paid: (id, total) => `Tu pedido ${id}, ${total}`,
      review: (id) => `Estamos revisando tu pedido ${id}`,
    },
    heading: "Confirmación del pedido",
    text: {
      paid: "Hemos recibido el pago. Te escribiremos de nuevo cuando el pedido esté en camino.",
      review:
        "Hemos recibido el pago y tenemos que comprobar algo antes del envío. No tienes que hacer nada; te escribiremos en un día laborable.",
    },
    order: "Tu pedido",
    number: "Número de pedido",
    date: "Pedido el",
    clip: (colour) => `Clip ${CLIPS.es[colour]}`,
    discount: "Descuento",
    shipping: "Envío",
    free: "gratis",
    tax: "Impuestos",
    taxInside: "Impuestos incluidos",
    total: "Total pagado",
    paidWith: "Pagado con",
    card: (brand, last4) => `${brand} terminada en ${last4}`,
    days: "Fechas",
    arrives: "Llegada",
    range: (from, to) => `del ${from} al ${to}`,
    returns: "Devoluciones",
    returnDays: "30 días después de la llegada",
    membership: (months) => (months > 0 ? `Membresía, ${months} meses` : "Membresía"),
    per: {
      daily: (price) => `${price} al día`,
      weekly: (price) => `${price} a la semana`,
      monthly: (price) => `${price} al mes`,
      yearly: (price) => `${price} al año`,
    },
    plusTax: (price) => `${price} más impuestos`,
    price: "Precio",
    cancelUntil: "Cancelación gratuita hasta el",
    firstCharge: "Primer cargo",
    commitment: "Permanencia",
    months: (count) => `${count} meses desde el primer cargo`,
    address: "Se envía a",
    button: "Ver el pedido",
    keep: "Este enlace abre tu pedido sin iniciar sesión. No lo compartas.",
    invoiceLater: "La factura llega cuando hacemos el envío.",
    seller: "Vendedor",
    soldBy: "Vendido por",
    contact: "Contacto",
    terms: "Condiciones de uso",
    returnsAndWithdrawal: "Devoluciones y desistimiento",
    legalNotice: "Aviso legal",
    version: (version) => `Versión ${version}, la acordada`,
  },
};
