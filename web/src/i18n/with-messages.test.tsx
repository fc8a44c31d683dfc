// @vitest-environment jsdom

import {useLocale} from "next-intl";
import {afterEach, beforeEach, expect, it} from "vitest";
import {createRenderedPage} from "@/testing/rendered-page";
import type {ClientTranslator} from "./message-types";
import {selectMessages} from "./select-messages";
import {withMessages} from "./with-messages";

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
});
afterEach(() => page.close());

interface Props {
  readonly t: ClientTranslator<"coaches.found">;
  readonly count: number;
}

const Island = withMessages(Found);

function Found({t, count}: Props) {
  return `${t("coaches.found", {count})}, ${t.formatLocale}, ${useLocale()}`;
}

const GERMAN = {region: "ch", locale: "de"} as const;

it("shows the messages it was handed in their language, and knows how the market formats numbers", async () => {
  await page.show(<Island messages={selectMessages(GERMAN, ["coaches.found"])} count={1234} />);
  expect(page.words()).toBe("1.234 Coaches, de-CH, de");
});

it("does not compile with less or more than its translator names", () => {
  const scopes = [["list"], ["coaches.found", "list"]] as const;
  // @ts-expect-error: messages of another namespace
  const less = <Island messages={selectMessages(GERMAN, scopes[0])} count={1} />;
  // @ts-expect-error: messages that nothing in it shows
  const more = <Island messages={selectMessages(GERMAN, scopes[1])} count={1} />;
  expect([less.type, more.type]).toEqual([Island, Island]);
});

it("reuses its translator as long as it receives the same messages", async () => {
  const seen = new Set<Props["t"]>();
  const Counting = withMessages(function Counting({t}: Pick<Props, "t">) {
    seen.add(t);
    return null;
  });
  const messages = selectMessages(GERMAN, ["coaches.found"]);
  await page.show(<Counting messages={messages} />);
  await page.show(<Counting messages={{...messages}} />);
  expect(seen.size).toBe(1);
});

it("fails a test when a message is missing", async () => {
  const empty = {...selectMessages(GERMAN, ["coaches.found"]), messages: {}};
  await expect(page.show(<Island messages={empty} count={1} />)).rejects.toThrow("coaches.found");
});
