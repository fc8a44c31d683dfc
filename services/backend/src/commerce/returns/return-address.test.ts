import {pino} from "pino";
import {expect, it} from "vitest";
import {outageError} from "../../core/outages.ts";
import {createReturnAddresses} from "./return-address.ts";

/** Addresses of a content whose published settings a test decides. */
function open(first: unknown) {
  const state = {settings: first};
  const content = {
    query: async (shape: {parse: (value: unknown) => unknown}) => {
      if (state.settings === null) throw outageError("content", new Error("connection refused"));
      return shape.parse(state.settings);
    },
  };
  const logger = pino({level: "silent"});
  return {state, addressOf: createReturnAddresses({content: content as never, logger})};
}

it.each([
  ["as editors set it", [{address: " Hall 1\n12345 Town "}], "Hall 1\n12345 Town"],
  ["not where it is missing", [{}], null],
  ["not where it is empty", [{address: " \n "}], null],
  ["not where the content only keeps a place for it", [{address: "[Street 1]\nTown"}], null],
  ["not where the region has no settings", [], null],
])("is read %s", async (_case, settings, address) => {
  expect(await open(settings).addressOf("de")).toBe(address);
});

it("stays as it was read last, for its region, while the content is down", async () => {
  const {state, addressOf} = open([{address: "Hall 1"}]);
  await addressOf("de");
  state.settings = null;
  expect([await addressOf("de"), await addressOf("us")]).toEqual(["Hall 1", null]);
});
