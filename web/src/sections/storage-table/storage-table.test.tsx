import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("lists name, category, purpose and lifetime of each entry", () => {
  expect(visibleText(render("storageTable"))).toContain("cart Essential Finds your cart again. 30 days");
});

it("is a table with named columns and rows", () => {
  expect(render("storageTable").match(/scope="col"/g)).toHaveLength(3);
  expect(render("storageTable").match(/scope="row"/g)).toHaveLength(1);
});
