// @vitest-environment jsdom
import {schemaTypes, sectionSchemas} from "@gradus/schemas";
import {ThemeProvider} from "@sanity/ui";
import {buildTheme} from "@sanity/ui/theme";
import {act} from "react";
import {createRoot, type Root} from "react-dom/client";
import {createSchema, type ItemProps, type ObjectItemProps} from "sanity";
import {afterEach, beforeEach, expect, test} from "vitest";
import {SectionItem} from "./section-item.tsx";

const schema = createSchema({name: "default", types: schemaTypes});
const theme = buildTheme();
let root: Root;
let patches: unknown[] = [];

interface Row {
  readonly type: string;
  readonly value?: object;
  readonly readOnly?: boolean;
}

/** A row as the form draws it; of its properties, those that the item reads. */
function render({type, value = {}, readOnly = false}: Row): void {
  const props = {
    value: {_key: "a", _type: type, ...value},
    schemaType: schema.get(type),
    readOnly,
    inputProps: {onChange: (patch: unknown) => patches.push(patch)},
    renderDefault: () => <button type="button">Row and menu</button>,
  } as unknown as ObjectItemProps & Pick<ItemProps, "renderDefault">;
  act(() =>
    root.render(
      <ThemeProvider theme={theme}>
        <SectionItem {...props} />
      </ThemeProvider>,
    ),
  );
}

const buttons = () => [...document.querySelectorAll("button")];
const names = () => buttons().map((button) => button.getAttribute("aria-label") ?? button.textContent);
const press = (name: string) =>
  act(() =>
    buttons()
      .find((button) => button.getAttribute("aria-label") === name)
      ?.click(),
  );

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  patches = [];
  const page = document.createElement("div");
  document.body.replaceChildren(page);
  root = createRoot(page);
});
afterEach(() => act(() => root.unmount()));

test("a section is hidden from its row", () => {
  render({type: "facts", value: {heading: "In the box"}});
  expect(names()).toEqual(["Row and menu", "Hide Facts: In the box"]);
  press("Hide Facts: In the box");
  expect(patches).toMatchObject([{type: "set", path: ["hidden"], value: true}]);
});

test("a hidden section is shown again from its row", () => {
  render({type: "facts", value: {hidden: true}});
  press("Show Facts");
  expect(patches).toMatchObject([{type: "set", path: ["hidden"], value: false}]);
});

test("every section has the button", () => {
  for (const {name, title} of sectionSchemas) {
    render({type: name});
    expect(names()).toContain(`Hide ${title}`);
  }
});

test("a page that cannot be edited offers nothing", () => {
  render({type: "facts", readOnly: true});
  expect(names()).toEqual(["Row and menu"]);
});

test("items that cannot be hidden are left as they are", () => {
  render({type: "action"});
  expect(names()).toEqual(["Row and menu"]);
});
