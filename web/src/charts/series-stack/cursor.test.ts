import {expect, it, vi} from "vitest";
import {createCursor} from "./cursor";

it("stays within its run, on whole slots", () => {
  const cursor = createCursor(10);
  expect(cursor.slot()).toBeNull();
  const seen = [-3, 4.4, 99].map((slot) => {
    cursor.move(slot);
    return cursor.slot();
  });
  expect(seen).toEqual([0, 4, 9]);
});

it("notifies subscribers of moves only, and none after it has unsubscribed", () => {
  const cursor = createCursor(10);
  const listener = vi.fn();
  const leave = cursor.subscribe(listener);
  cursor.move(3);
  cursor.move(3);
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  cursor.move(null);
  expect(listener).toHaveBeenCalledTimes(1);
});
