import {expect, test} from "vitest";
import {planRedirect} from "./plan-redirect.ts";
import {followRedirects, type RedirectRow} from "./redirects.ts";

const row = (from: string, to: string): RedirectRow => ({
  id: from,
  from,
  to,
  permanent: true,
  targeting: {mode: "all"},
});

/** The register after the plan was carried out. */
function apply(from: string, to: string, rows: readonly RedirectRow[]): RedirectRow[] {
  const {repoint, remove} = planRedirect(from, to, rows);
  const remaining = rows.filter(({id}) => !remove.includes(id));
  return [...remaining.map((item) => (repoint.includes(item.id) ? {...item, to} : item)), row(from, to)];
}

test("a page that moves twice is one step away from each of its former addresses", () => {
  const after = apply("/b", "/c", apply("/a", "/b", []));
  expect(followRedirects("/a", after)).toMatchObject({to: "/c", hops: ["/a"]});
  expect(followRedirects("/b", after)).toMatchObject({to: "/c", hops: ["/b"]});
});

test("a page that moves back closes no circle", () => {
  const after = apply("/b", "/a", apply("/a", "/b", []));
  expect(followRedirects("/b", after)).toMatchObject({kind: "arrives", to: "/a"});
  expect(followRedirects("/a", after)).toBeNull();
});

test("redirects of other pages stay as they are", () => {
  expect(planRedirect("/a", "/b", [row("/x", "/y")])).toMatchObject({repoint: [], remove: []});
});
