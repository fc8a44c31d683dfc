import {renderToStaticMarkup} from "react-dom/server";
import {describe, expect, it} from "vitest";
import {Price} from "./price";

const words = {
  inclusive: ({rate, taxName}: {rate: string; taxName: string}) => `incl. ${rate} % ${taxName}`,
  exclusive: "plus tax",
  destination: "VAT of your country",
  duties: "duties may apply",
  was: "Before",
};

describe("Price", () => {
  it.each([
    ["de", "de", "incl. 19 % VAT"],
    ["ch", "de", "incl. 8.1 % VAT"],
    ["us", "en", "plus tax"],
    ["eu", "en", "VAT of your country"],
    ["int", "en", "duties may apply"],
  ] as const)("says the tax of %s-%s", (region, locale, text) => {
    const html = renderToStaticMarkup(
      <Price amount={14900} currency="EUR" market={{region, locale}} words={words} />,
    );
    expect(html).toContain(text);
  });

  it("shows an earlier price only when it was higher", () => {
    const price = (was: number) =>
      renderToStaticMarkup(
        <Price amount={14900} currency="USD" market={{region: "us", locale: "en"}} words={words} was={was} />,
      );
    expect(price(17500)).toContain("$175");
    expect(price(14900)).not.toContain("<s ");
  });
});
