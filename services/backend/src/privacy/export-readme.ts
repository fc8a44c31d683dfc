import {brand} from "@gradus/schemas/brand";
import type {Locale} from "@gradus/schemas/markets";
import type {ExportFile} from "../core/personal-data/personal-table.ts";

interface Words {
  readonly title: string;
  readonly made: string;
  readonly format: string;
  readonly files: Readonly<Record<ExportFile, string>>;
  readonly empty: string;
  readonly without: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    title: `Your data at ${brand.name}`,
    made: "Made on",
    format:
      "Each file is JSON in UTF-8. It lists tables by name, each with its rows. Times are in UTC, lengths in metres, weights in kilograms.",
    files: {
      "account.json": "who you are: account, profile, measures, sign-in providers, groups",
      "consents.json": "what you agreed to, what you allowed, newsletters of your address",
      "shares.json": "whom you share with",
      "devices.json": "your pods and watches",
      "shoes.json": "your shoes",
      "platforms.json": "training services you connected, without their keys",
      "orders.json": "your orders",
      "activities.json": "your runs",
      "calendar.json": "your plans, workouts and races, and what you wrote about them",
      "coach.json": "your entry and applications as a coach",
      "security-log.json": "sign-ins, sessions, changes to the account, copies like this one",
    },
    empty: "empty: nothing is stored",
    without: "Passwords, codes and keys are not in this copy: they would open your account.",
  },
  de: {
    title: `Deine Daten bei ${brand.name}`,
    made: "Erstellt am",
    format:
      "Jede Datei ist JSON in UTF-8 und nennt Tabellen mit ihren Zeilen. Zeiten sind in UTC, Längen in Metern, Gewichte in Kilogramm.",
    files: {
      "account.json": "wer du bist: Konto, Profil, Körpermaße, Anmeldedienste, Gruppen",
      "consents.json": "wozu du zugestimmt und was du erlaubt hast, Newsletter deiner Adresse",
      "shares.json": "mit wem du teilst",
      "devices.json": "deine Pods und Uhren",
      "shoes.json": "deine Schuhe",
      "platforms.json": "verbundene Trainingsdienste, ohne deren Schlüssel",
      "orders.json": "deine Bestellungen",
      "activities.json": "deine Läufe",
      "calendar.json": "deine Pläne, Workouts und Rennen, und was du dazu geschrieben hast",
      "coach.json": "dein Eintrag und deine Bewerbungen als Coach",
      "security-log.json": "Anmeldungen, Sitzungen, Änderungen am Konto, Kopien wie diese",
    },
    empty: "leer: Es ist nichts gespeichert",
    without: "Passwörter, Codes und Schlüssel fehlen in dieser Kopie: Sie würden dein Konto öffnen.",
  },
  fr: {
    title: `Vos données chez ${brand.name}`,
    made: "Créée le",
    format:
      "Chaque fichier est en JSON, encodé en UTF-8, et présente des tables avec leurs lignes. Les heures sont en UTC, les longueurs en mètres, les poids en kilogrammes.",
    files: {
      "account.json": "qui vous êtes : compte, profil, mesures, services de connexion, groupes",
      "consents.json": "ce que vous avez accepté et autorisé, newsletters de votre adresse",
      "shares.json": "avec qui vous partagez",
      "devices.json": "vos capteurs et vos montres",
      "shoes.json": "vos chaussures",
      "platforms.json": "les services d’entraînement reliés, sans leurs clés",
      "orders.json": "vos commandes",
      "activities.json": "vos courses",
      "calendar.json": "vos plans, séances et compétitions, et ce que vous en avez écrit",
      "coach.json": "votre fiche et vos candidatures de coach",
      "security-log.json": "connexions, sessions, modifications du compte, copies comme celle-ci",
    },
    empty: "vide : rien n’est enregistré",
    without: "Les mots de passe, codes et clés n’y figurent pas : ils ouvriraient votre compte.",
  },
  es: {
    title: `Tus datos en ${brand.name}`,
    made: "Creada el",
    format:
      "Cada archivo es JSON en UTF-8 y enumera tablas con sus filas. Las horas están en UTC, las longitudes en metros y los pesos en kilogramos.",
    files: {
      "account.json": "quién eres: cuenta, perfil, medidas, servicios de acceso, grupos",
      "consents.json": "lo que aceptaste y permitiste, boletines de tu dirección",
      "shares.json": "con quién compartes",
      "devices.json": "tus sensores y relojes",
      "shoes.json": "tus zapatillas",
      "platforms.json": "servicios de entrenamiento conectados, sin sus claves",
      "orders.json": "tus pedidos",
      "activities.json": "tus carreras",
      "calendar.json": "tus planes, entrenamientos y competiciones, y lo que escribiste sobre ellos",
      "coach.json": "tu ficha y tus solicitudes como entrenador",
      "security-log.json": "accesos, sesiones, cambios en la cuenta, copias como esta",
    },
    empty: "vacío: no hay nada guardado",
    without: "Las contraseñas, los códigos y las claves no están en esta copia: abrirían tu cuenta.",
  },
};

export function exportReadme(locale: Locale, at: Date, rows: ReadonlyMap<ExportFile, number>) {
  const {title, made, format, files, empty, without} = WORDS[locale];
  const lines = [...rows].map(([file, count]) => {
    const name: string = files[file];
    return `${file}: ${name}${count === 0 ? ` (${empty})` : ""}`;
  });
  return [title, `${made} ${at.toISOString()}`, format, lines.join("\n"), without, ""].join("\n\n");
}
