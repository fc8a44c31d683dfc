import type {Locale} from "@gradus/schemas/markets";
import type {ReactNode} from "react";
import type en from "../../messages/en.json";

/** The catalogue of every language has the keys of English, as its test proves. */
export type Messages = typeof en;

type PathIn<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends string ? Name : `${Name}.${PathIn<Branch[Name]>}`;
}[keyof Branch & string];

/** Every message, by its path in the catalogue: `newsletter.failed`. */
export type MessageKey = PathIn<Messages>;

/** What can be handed to the browser: a whole namespace, or one message of another. */
export type MessageScope = keyof Messages | MessageKey;

export type KeyIn<Scope extends MessageScope> = Scope extends keyof Messages
  ? `${Scope}.${PathIn<Messages[Scope]>}`
  : Extract<Scope, MessageKey>;

type MessageValues = Readonly<Record<string, string | number>>;

type RichValues = Readonly<Record<string, string | number | ((text: ReactNode) => ReactNode)>>;

/**
 * What `useTranslations` and `getTranslations` give, as far as a component needs it: it names the messages it shows,
 * and whatever can show more may be passed to it.
 */
export interface Translator<Scope extends MessageScope = MessageScope> {
  (key: KeyIn<Scope>, values?: MessageValues): string;
  /** A message with markup: each of its tags is drawn by the function of its name. */
  readonly rich: (key: KeyIn<Scope>, values: RichValues) => ReactNode;
}

/**
 * The messages one island of the page may show, compiled. `in out` compares the scope exactly: an island that is handed
 * less than its translator names does not compile, and neither does one that is handed more.
 */
export interface ClientMessages<in out Scope extends MessageScope> {
  readonly locale: Locale;
  /** How numbers and days are written in the market. */
  readonly formatLocale: string;
  /** A part of the catalogue: what the scope names. */
  readonly messages: object;
  /** Only a type: there is no such value. */
  readonly scope?: Scope;
}

/** A translator in the browser, where numbers and days are written too. */
export interface ClientTranslator<Scope extends MessageScope = MessageScope> extends Translator<Scope> {
  readonly formatLocale: string;
}
