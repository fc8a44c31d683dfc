import {expect, test} from "vitest";
import {createLegalBackend} from "./legal-backend.ts";
import {RefusalError} from "./reply.ts";

const STATUS = {
  version: "legal-terms-base-20270301",
  state: "inReview",
  seal: "sha256:1",
  approvals: [{by: "local-legal-reviewer", role: "reviewer", at: "2026-11-21T10:00:00Z", comment: null}],
  conditions: ["A second person has to approve."],
  moves: ["approve", "return"],
};

function backend(answer: () => Response) {
  const requests: Request[] = [];
  const api = createLegalBackend({
    baseUrl: "http://backend.test",
    token: "the-token",
    fetch: async (input, init) => {
      requests.push(new Request(String(input), init));
      return answer();
    },
  });
  return {api, requests};
}

test("sends requests with the token of the signed-in person", async () => {
  const {api, requests} = backend(() => Response.json({data: STATUS}));
  await expect(api.status(STATUS.version)).resolves.toMatchObject({state: "inReview"});
  expect(requests[0]?.url).toBe("http://backend.test/b/legal/versions/legal-terms-base-20270301");
  expect(requests[0]?.headers.get("authorization")).toBe("Bearer the-token");
});

test("a refusal keeps the sentences that state what is missing", async () => {
  const conditions = ["French is required in Canada.", "The summary in German is missing."];
  const {api} = backend(() =>
    Response.json({err: {code: "unmet_conditions", message: "Not yet.", conditions}}, {status: 422}),
  );
  await expect(api.move("review", {version: STATUS.version})).rejects.toMatchObject({
    code: "unmet_conditions",
    conditions,
  });
});

test("a response that is no refusal of the backend and a missing response have different error codes", async () => {
  const broken = backend(() => new Response("<html>", {status: 502}));
  await expect(broken.api.status("x")).rejects.toMatchObject({code: "unexpected"});
  const silent = createLegalBackend({
    baseUrl: "http://backend.test",
    token: null,
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  const failure = await silent.status("x").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RefusalError);
  expect(failure).toMatchObject({code: "unreachable", message: expect.stringContaining("does not answer")});
});

test("the evidence and the current page snapshot are two files, requested with the same query", async () => {
  const {api, requests} = backend(() => new Response("zip"));
  const question = {kind: "terms", region: "de", date: "2026-11-21"};
  for (const file of ["evidence", "page-snapshot"] as const) {
    expect(await (await api.download(file, question)).text()).toBe("zip");
  }
  const query = "kind=terms&region=de&date=2026-11-21";
  expect(requests.map(({url}) => url)).toEqual([
    `http://backend.test/b/legal/evidence?${query}`,
    `http://backend.test/b/legal/page-snapshot?${query}`,
  ]);
});
