import {demoPeopleReply} from "../../contract/demo.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {reply} from "../../core/http/describe.ts";
import {DEMO_PEOPLE, demoEmail} from "./demo-people.ts";

const listRoute = defineRoute("public", null, {
  method: "get",
  path: "/demo/people",
  tags: ["accounts"],
  summary: "Whom to try the product as; only where demo people are made",
  responses: {200: reply(demoPeopleReply)},
});

export function demoRoutes() {
  const people = DEMO_PEOPLE.map((person) => ({
    name: `${person.first_name} ${person.last_name}`,
    email: demoEmail(person),
    password: person.password,
  }));
  return createApi().openapi(listRoute, (c) => c.json({data: {people}}, 200));
}
