import {renderToStaticMarkup} from "react-dom/server";
import {describe, expect, it} from "vitest";
import {SHOP_MESSAGES, type ShopSetting} from "@/client/shop/shop-setting";
import {exampleCart, exampleLine} from "@/client/shop/testing/example-cart";
import {selectMessages} from "@/i18n/select-messages";
import {visibleText} from "@/testing/visible-text";
import {CartClient, type CartProps} from "./cart-client";

const market = {region: "de", locale: "de"} as const;
const setting: ShopSetting = {
  market,
  drawings: {},
  names: {"clip-gray": "Clip, grau"},
  bundles: ["duo-c12"],
  taxLine: "inkl. 19 % MwSt.",
  taxName: "MwSt.",
  taxRate: 19,
  regionName: "Deutschland",
  delivery: [3, 5],
  promises: ["30 Tage risikofreies Testen"],
  links: {
    cart: "/de/de/cart",
    checkout: "/de/de/checkout",
    store: "/de/de/store",
    signIn: "/de/de/sign-in",
    membership: "/de/de/account/subscription",
    help: null,
    guarantee: "/de/de/warranty",
  },
};
const membership = {
  code: "membership-yearly-c12",
  interval: "yearly",
  interval_count: 1,
  amount: 9_999,
  commitment_months: 12,
  trial_days: 30,
  due_today: 0,
} as const;
const duo = exampleLine({
  sku: "duo",
  offer: "duo-c12",
  clip: "black",
  name: "Duo",
  unit: 29_900,
  max: 3,
  membership,
});
const clips = exampleLine({sku: "clip-orange", kind: "clip", name: "Clip, orange", qty: 10, max: 10});

const draw = (drawn: CartProps["serverRead"]) =>
  renderToStaticMarkup(
    <CartClient
      setting={setting}
      messages={selectMessages(market, SHOP_MESSAGES)}
      heading="Warenkorb"
      {...(drawn && {serverRead: drawn})}
    />,
  );
const plain = (cart = exampleCart([duo, clips]), messageCode: string | null = null) =>
  draw({cart, today: "2026-11-22", said: messageCode});

describe("a cart that the server has read", () => {
  it("shows what is paid today, with its tax, and what is due later", () => {
    const text = visibleText(plain()).replaceAll("\u00a0", " ");
    expect(text).toContain("inkl. 66,90 € MwSt. (19 %)");
    expect(text).toContain("30 Tage kostenlos, dann 99,99 € pro Jahr ab 22. Dez. 2026.");
    expect(text).toContain("Verlängert sich am 22. Dez. 2027.");
    expect(text).toContain("518,99 €");
    expect(text).toContain("Versand, Ankunft 25.–27. Nov.");
    expect(plain().replaceAll("\u00a0", " ")).toContain(
      'aria-label="419,00 € heute, 99,99 € ab 22. Dez. 2026, zusammen 518,99 €."',
    );
  });

  it("is changed by forms that name the version that was seen", () => {
    const html = plain();
    expect(html.match(/action="\/api\/shop\/cart\/form"/g)).toHaveLength(5);
    expect(html).toMatch(/name="version" value="1"/);
    expect(html).toMatch(/action="\/api\/shop\/checkout\/form"/);
    expect(html).toMatch(/name="cart_id" value="crt_1"/);
  });

  it.each([
    ["quantity_limit", "Du kannst von diesem Artikel nicht mehr in den Warenkorb legen."],
    ["promo_invalid", "Dieser Code gilt nicht."],
    ["cancelled", "Die Zahlung wurde abgebrochen. Dein Warenkorb ist unverändert."],
    ["problem", "An der Kasse ist etwas schiefgegangen."],
  ])("shows the message for %s", (messageCode, words) => {
    expect(visibleText(plain(exampleCart([clips]), messageCode))).toContain(words);
  });

  it("shows nothing for an unknown message code in the address", () => {
    expect(plain(exampleCart([clips]), "<script>")).toBe(plain(exampleCart([clips])));
  });

  it("reports changes to the cart that the customer did not make", () => {
    const notices = [
      {code: "line_dropped" as const, sku: "clip-gray", params: {}},
      {code: "stock_short" as const, sku: "clip-gray", params: {available: 2}},
      {code: "repriced" as const, sku: null, params: {currency: "EUR", old: "USD"}},
    ];
    const text = visibleText(plain(exampleCart([clips], {notices})));
    expect(text).toContain("Clip, grau gibt es in diesem Store nicht");
    expect(text).toContain("Clip, grau: nur noch 2 da.");
    expect(text).toContain("jetzt in EUR statt in USD");
  });

  it.each([
    [
      {code: "promo_dropped", params: {reason: "expired"}},
      "Dein Aktionscode ist abgelaufen und wurde entfernt.",
    ],
    [
      {code: "promo_dropped", params: {reason: "used_up"}},
      "schon so oft benutzt worden, wie er gilt, und wurde",
    ],
    [{code: "promo_minimum", params: {amount: 5_000, currency: "EUR"}}, "Dein Aktionscode gilt ab 50"],
    [{code: "promo_currency", params: {currency: "USD"}}, "Dein Aktionscode gilt nur für Preise in USD."],
  ] as const)("shows why a promotion code gives no discount: %o", (notice, words) => {
    const cart = exampleCart([clips], {promo: {code: "TEN"}, notices: [{...notice, sku: null}]});
    const text = visibleText(plain(cart));
    expect(text).toContain(words);
    expect(text).not.toContain("Rabatt");
  });

  it("has no field with a total while it is empty", () => {
    const html = plain(exampleCart([]));
    expect(visibleText(html)).toContain("Noch nichts in deinem Warenkorb.");
    expect(html).not.toContain("field-track");
  });
});

it("a cart that is still loading reserves the place of its total", () => {
  const html = draw(undefined);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('<span class="painted-amount">–</span>');
});
