// @vitest-environment jsdom
import {schemaTypes} from "@gradus/schemas";
import {ThemeProvider} from "@sanity/ui";
import {buildTheme} from "@sanity/ui/theme";
import {act, type ComponentProps} from "react";
import {createRoot, type Root} from "react-dom/client";
import {createSchema, type ObjectSchemaType, type SchemaType} from "sanity";
import {afterEach, beforeEach, expect, test} from "vitest";
import {exampleValues} from "../values/example-values.ts";
import {PriceChoices} from "./price-choices.tsx";

const schema = createSchema({name: "default", types: schemaTypes});
const theme = buildTheme();
const germany = exampleValues("de", {pod: 16_900, duo: 29_900});
const britain = exampleValues("gb", {pod: 15_200, duo: 26_900});
let root: Root;
let drawn: SchemaType | null = null;

type Props = ComponentProps<typeof PriceChoices>;

function fieldOf(type: string, name: string): SchemaType {
  const {fields} = schema.get(type) as ObjectSchemaType;
  return fields.find((field) => field.name === name)?.type ?? expect.unreachable();
}

/** The input of a field; the Studio's own, which it draws, is recognized by the type it is given. */
function render(schemaType: SchemaType, markets: Props["markets"], value?: string): void {
  const input = {
    schemaType,
    value,
    renderDefault: (props: {schemaType: SchemaType}) => {
      drawn = props.schemaType;
      return <p>The Studio's own</p>;
    },
  } as unknown as Props["input"];
  act(() =>
    root.render(
      <ThemeProvider theme={theme}>
        <PriceChoices input={input} markets={markets} />
      </ThemeProvider>,
    ),
  );
}

function titles(): string[] {
  const options: {list?: readonly {title: string}[]} = drawn?.options ?? {};
  return (options.list ?? []).map(({title}) => title);
}

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  drawn = null;
  const page = document.createElement("div");
  document.body.replaceChildren(page);
  root = createRoot(page);
});
afterEach(() => act(() => root.unmount()));

test("a list is drawn by the Studio, with prices in place of names alone", () => {
  const plans = fieldOf("membershipPlans", "plans");
  render(plans, [germany]);
  expect(titles()).toContain("Membership · €12.99 a month");
  expect(drawn).toMatchObject({name: "array", jsonType: "array", title: "Plans"});
  expect(drawn && "of" in drawn && drawn.of).toHaveLength(1);
  expect(document.querySelector("select"), "one market leaves nothing to choose").toBeNull();
});

test("another region shows its own prices", () => {
  render(fieldOf("membershipPlans", "offers"), [germany, britain]);
  expect(titles()).toContain("Pod alone · €169");
  const region = document.querySelector("select") ?? expect.unreachable();
  act(() => {
    region.value = "gb";
    region.dispatchEvent(new Event("change", {bubbles: true}));
  });
  expect(titles()).toContain("Pod alone · £152");
});

test("shows names alone before the shop has answered, and a note when it does not", () => {
  const skus = fieldOf("productPage", "skus");
  render(skus, null);
  expect(titles()).toContain("Clip, blue");
  expect(document.body.textContent).toBe("The Studio's own");
  render(skus, [{...germany, catalog: null}]);
  expect(titles()).toContain("Clip, blue");
  expect(document.body.textContent).toContain("The shop does not answer");
});

test("a saving is chosen by its offer, though its field lists nothing", () => {
  const strips = fieldOf("productStrips", "products");
  const [item] = "of" in strips ? (strips.of as ObjectSchemaType[]) : [];
  const badge = item?.fields.find(({name}) => name === "badge")?.type ?? expect.unreachable();
  render(badge, [germany], "saving:pod-only");
  expect(titles()).toEqual(["Pod alone · saves 15\u00a0%"]);
});
