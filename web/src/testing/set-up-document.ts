import {IntlError} from "next-intl";
import {afterAll, vi} from "vitest";

// What draws on a canvas, which this document has not; the page around it is real.
vi.mock("uplot", () => ({default: class {}}));

// The library only reports a message that is missing, and shows its key: a test fails.
const report = console.error;
console.error = (...what: unknown[]) => {
  if (what[0] instanceof IntlError) throw what[0];
  report(...what);
};

// Files share a document; each finds it as a browser opens it, and loads its modules anew with what they remember.
afterAll(() => {
  console.error = report;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: this document has no Cookie Store.
    document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  }
  history.replaceState(null, "", "/");
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const {name} of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  vi.resetModules();
});
