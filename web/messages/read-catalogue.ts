import {readFileSync} from "node:fs";
import type {Locale} from "@gradus/schemas/markets";
import type en from "./en.json";

type Tree = {readonly [name: string]: string | Tree};

export function readCatalogue(locale: Locale): typeof en {
  return JSON.parse(readFileSync(new URL(`${locale}.json`, import.meta.url), "utf8"));
}

/** Every message with its dotted key, in file order. */
export function listMessages(tree: Tree, prefix = ""): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[`${prefix}${name}`, value] satisfies [string, string]]
      : listMessages(value, `${prefix}${name}.`),
  );
}
