import {listMarkets} from "@gradus/schemas/markets";
import {PathnameContext} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import {prerender} from "react-dom/static";
import {expect, it} from "vitest";
import {selectMessages} from "@/i18n/select-messages";
import {marketPath} from "@/lib/market-path";
import {BAR_MESSAGES} from "./bar-messages";
import {marketNames} from "./market-names";
import type {BarSession} from "./preview-bar";
import {PreviewBarClient} from "./preview-bar-client";

const MARKET = {region: "us", locale: "en"} as const;
const STUDIO: BarSession = {kind: "studio", perspective: "rSpring,drafts", simulation: null};
const LINK: BarSession = {kind: "link", expires: "2026-12-01T00:00:00Z"};

async function render(session: BarSession): Promise<string> {
  const {prelude} = await prerender(
    <PathnameContext value="/us/en/store">
      <PreviewBarClient
        session={session}
        at={null}
        {...marketNames(MARKET)}
        timeZone="America/New_York"
        studioOrigin="http://localhost:3333"
        now="2026-11-21T12:00:00Z"
        perspectives={[{value: "rSpring,drafts", label: "Spring"}]}
        messages={selectMessages(MARKET, BAR_MESSAGES)}
      />
    </PathnameContext>,
  );
  return new Response(prelude).text();
}

it("names what is shown and offers every market at the same page", async () => {
  const html = await render(STUDIO);
  expect(html).toContain("Preview: Spring");
  expect(html).toContain("Exit Preview Mode");
  for (const market of listMarkets()) expect(html).toContain(`href="${marketPath(market, "/store")}"`);
});

it("the choice of what is shown waits until the bar listens", async () => {
  expect(await render(STUDIO)).toMatch(/<select[^>]* disabled/);
});

it("a visitor with a preview link can look around and leave, but not choose what to see", async () => {
  const html = await render(LINK);
  expect(html).toContain("Shared preview");
  expect(html).toContain("Exit Preview Mode");
  expect(html).not.toContain("<select");
  expect(html).not.toContain("datetime-local");
});

it("opens one panel at a time", async () => {
  const panels = (await render(STUDIO)).match(/<details[^>]*>/g) ?? [];
  expect(panels).toHaveLength(3);
  for (const panel of panels) expect(panel).toContain('name="preview-panel"');
});
