import {listMarkets} from "@gradus/schemas/markets";
import {PathnameContext} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {marketPath} from "@/lib/market-path";
import {createTestTranslator} from "@/testing/create-test-translator";
import type {Preview} from "../read-session";
import {PreviewBar} from "./preview-bar";

const view = {perspective: "drafts", at: null, hasStega: true, documents: null} as const;
const session = {
  kind: "studio",
  perspective: "rSpring,drafts",
  at: null,
  simulation: null,
  expires: 0,
} as const;
const since = "2026-11-21T12:00:00Z";
const STUDIO: Preview = {kind: "studio", session, view, since};
const LINK: Preview = {
  kind: "link",
  view,
  since,
  link: {isLive: true, region: "de", locale: "de", expires: "2026-12-01T00:00:00Z", view},
};

const render = (preview: Preview) =>
  renderToStaticMarkup(
    <PathnameContext value="/us/en/store">
      <PreviewBar
        preview={preview}
        market={{region: "us", locale: "en"}}
        t={createTestTranslator("en")}
        timeZone="America/New_York"
        studioOrigin="http://localhost:3333"
        now="2026-11-21T12:00:00Z"
        perspectives={[{value: "rSpring,drafts", label: "Spring"}]}
      />
    </PathnameContext>,
  );

it("names what is shown and offers every market at the same page", () => {
  const html = render(STUDIO);
  expect(html).toContain("Preview: Spring");
  expect(html).toContain("Exit Preview Mode");
  for (const market of listMarkets()) expect(html).toContain(`href="${marketPath(market, "/store")}"`);
});

it("a visitor with a preview link can look around and leave, but not choose what to see", () => {
  const html = render(LINK);
  expect(html).toContain("Shared preview");
  expect(html).toContain("Exit Preview Mode");
  expect(html).not.toContain("<select");
  expect(html).not.toContain("datetime-local");
});

it("opens one panel at a time", () => {
  const panels = render(STUDIO).match(/<details[^>]*>/g) ?? [];
  expect(panels).toHaveLength(3);
  for (const panel of panels) expect(panel).toContain('name="preview-panel"');
});
