import * as calls from "../../contract/calls/demo.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {DEMO_PEOPLE, demoEmail} from "./demo-people.ts";

const listRoute = defineRoute(calls.list, null);

export function demoRoutes() {
  const people = DEMO_PEOPLE.map((person) => ({
    name: `${person.first_name} ${person.last_name}`,
    email: demoEmail(person),
    password: person.password,
  }));
  return createApi().openapi(listRoute, (c) => c.json({data: {people}}, 200));
}
