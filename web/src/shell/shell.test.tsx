import {listMarkets, type MarketParams} from "@gradus/schemas/markets";
import {renderToStaticMarkup} from "react-dom/server";
import {describe, expect, it} from "vitest";
import type {PageContext} from "@/content/page-context";
import type {SiteSettings} from "@/content/settings/site-settings.query";
import {marketPath} from "@/lib/market-path";
import {createTestTranslator} from "@/testing/create-test-translator";
import {legalLinks} from "./legal-links";
import {RegionPrompt} from "./region-prompt/region-prompt";
import {SelectStore} from "./select-store";
import {SiteFooter} from "./site-footer";
import {SiteHeader} from "./site-header";

const contextOf = (market: MarketParams): PageContext => ({
  market,
  t: createTestTranslator(market.locale),
  values: {claims: {}, policies: {}, notes: {}, provider: null, supportEmail: null},
  catalog: null,
  path: "/",
  href: (path) => marketPath(market, path),
});
const US = contextOf({region: "us", locale: "en"});
const DE = contextOf({region: "de", locale: "de"});

const link = {path: null, href: null, external: false, highlighted: false};
const settings = {
  _id: "settings-en",
  navigation: [
    {...link, _key: "1", key: "home", label: "Home", path: "/"},
    {...link, _key: "2", key: "blog", label: "Blog", href: "https://blog.example", external: true},
    {...link, _key: "3", key: "buy", label: "Buy {product}", path: "/store", highlighted: true},
    {...link, _key: "4", key: "half", label: "No address"},
    {...link, _key: "5", key: "price", label: "From {price:pod}", path: "/store"},
  ],
  footer: [
    {
      _key: "f",
      key: "help",
      title: "Help",
      items: [{...link, _key: "6", key: "faq", label: "FAQ", path: "/faq"}],
    },
  ],
  newsletter: null,
  supportEmail: null,
} as unknown as SiteSettings;

describe("header", () => {
  const header = (path: string) =>
    renderToStaticMarkup(<SiteHeader context={US} settings={settings} path={path} />);

  it("marks the current page and no other, on wide screens and in the menu", () => {
    const current = [...header("/store").matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
    expect(current).toHaveLength(2);
    for (const tag of current) expect(tag).toContain('href="/us/en/store"');
  });

  it("marks an external link as leaving the site, and opens it in the same tab", () => {
    const [blog = ""] = /<a[^>]*blog\.example.*?<\/a>/.exec(header("/")) ?? [];
    expect(blog).toContain('rel="noopener"');
    expect(blog).toContain("external site");
    expect(blog).not.toContain("target=");
  });

  it("fills the product's name in, and drops links without words or address", () => {
    expect(header("/")).toContain("Buy Gradus");
    expect(header("/")).not.toMatch(/No address|From/);
  });

  it("names the store and an empty cart", () => {
    expect(header("/")).toContain('aria-label="Store: United States. Change store"');
    expect(header("/")).toContain('aria-label="Cart, empty"');
  });
});

it.each([
  ["/store/pod", "/us/en/select-store?from=%2Fstore%2Fpod"],
  ["/", "/us/en/select-store"],
  ["/select-store", "/us/en/select-store"],
  ["/errors/not-found", "/us/en/select-store"],
  ["/powercenter/races/new", "/us/en/select-store"],
])("header, menu and footer of %s link to %s", (path, expected) => {
  const context = {...US, path};
  const html = renderToStaticMarkup(
    <>
      <SiteHeader context={context} settings={settings} path={path} />
      <SiteFooter context={context} settings={settings} path={path} />
    </>,
  );
  const found = [...html.matchAll(/href="(\/us\/en\/select-store[^"]*)"/g)].map(([, href]) => href);
  expect(new Set(found)).toEqual(new Set([expected]));
});

describe("footer", () => {
  it("offers the page in the region's other languages", () => {
    const html = renderToStaticMarkup(<SiteFooter context={DE} settings={settings} path="/store" />);
    expect(html).toMatch(
      /<a[^>]*lang="en"[^>]*href="\/de\/en\/store"|<a[^>]*href="\/de\/en\/store"[^>]*lang="en"/,
    );
  });

  it("leaves its sign-up form to a page that has one, but still answers the links in our mails", () => {
    const footer = (hasNewsletter: boolean) =>
      renderToStaticMarkup(
        <SiteFooter context={DE} settings={settings} path="/" hasNewsletter={hasNewsletter} />,
      );
    expect(footer(false)).toContain('id="newsletter-footer"');
    expect(footer(true)).not.toContain("newsletter-footer");
    expect(footer(true)).toContain('id="newsletter-confirmed"');
  });

  it("adds the legal notice where the law requires it", () => {
    const paths = (context: PageContext) => legalLinks(context, "/").map(({href}) => href);
    expect(paths(DE)).toContain("/de/de/legal-notice");
    expect(paths(US)).not.toContain("/us/en/legal-notice");
  });
});

it("the store list links to every market once, and marks the current one", () => {
  const html = renderToStaticMarkup(<SelectStore context={US} />);
  const hrefs = [...html.matchAll(/href="(\/[a-z]+\/[a-z]{2})"/g)].map(([, href]) => href);
  expect(hrefs.toSorted()).toEqual(
    listMarkets()
      .map((market) => marketPath(market, "/"))
      .toSorted(),
  );
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
});

it("no region is suggested where regions are chosen", () => {
  expect(renderToStaticMarkup(<RegionPrompt context={US} path="/select-store" simulation={null} />)).toBe("");
});
