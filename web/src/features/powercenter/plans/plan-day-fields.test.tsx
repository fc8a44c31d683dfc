// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it} from "vitest";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {createRenderedPage} from "@/testing/rendered-page";
import {PlanDayFields} from "./plan-day-fields";
import {PLANS_MESSAGES} from "./plans-messages";

let page = createRenderedPage();
const t = clientTranslator(selectMessages({region: "de", locale: "en"}, PLANS_MESSAGES));
const FRIDAY = "2026-11-27";

const show = (preset: {by: "race" | "start"; day: string} | null) =>
  page.show(
    <form>
      <PlanDayFields
        field={(name) => ({name, id: name, mistake: null})}
        race={{label: "Race", day: "2027-02-19"}}
        startLabel="First day"
        previous={preset}
        context={{t, today: FRIDAY}}
      />
    </form>,
  );
beforeEach(() => {
  page = createRenderedPage();
});
afterEach(() => page.close());
const choose = (by: string) =>
  page.turns(() => {
    const select = document.querySelector<HTMLSelectElement>("[name=by]") ?? expect.fail("No select");
    select.value = by;
    select.dispatchEvent(new Event("change", {bubbles: true}));
  });
const values = () => Object.fromEntries(new FormData(document.forms[0]));

it("offers the day of the race or the next Monday, and keeps what was entered for each", async () => {
  await show(null);
  expect(values()).toEqual({by: "race", day: "2027-02-19"});
  await page.type({day: "2027-03-05"});
  await choose("start");
  expect(values()).toEqual({by: "start", day: "2026-11-30"});
  await choose("race");
  expect(values()).toEqual({by: "race", day: "2027-03-05"});
});

it("begins with what was entered before", async () => {
  await show({by: "start", day: "2026-12-07"});
  expect(values()).toEqual({by: "start", day: "2026-12-07"});
});
