import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {Price} from "./price";

const price = (was?: number) =>
  renderToStaticMarkup(
    <Price
      amount={14900}
      currency="USD"
      market={{region: "us", locale: "en"}}
      words={{taxLine: "plus tax", was: "Before"}}
      {...(was !== undefined && {was})}
    />,
  );

it("never shows an amount without its tax", () => {
  expect(price()).toMatch(/\$149<.*plus tax/);
});

it("shows an earlier price only when it was higher", () => {
  expect(price(17500)).toMatch(/Before.*\$175/);
  expect(price(14900)).not.toContain("<s ");
});
