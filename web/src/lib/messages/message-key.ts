import type en from "../../../messages/en.json";

type Messages = typeof en;

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
