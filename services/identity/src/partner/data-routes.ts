import {Hono} from "hono";
import {createMiddleware} from "hono/factory";
import {toTcx} from "./activity-file.ts";
import type {PartnerEnv} from "./partner-env.ts";
import {simulateFaults} from "./simulate-faults.ts";

const requireGrant = createMiddleware<PartnerEnv>(async (c, next) => {
  const {grants, switches} = c.get("partner");
  const token = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1];
  const grant = token && !switches.token_expired ? grants.findByAccessToken(token) : null;
  if (!grant) {
    c.header("www-authenticate", 'Bearer error="invalid_token"');
    return c.json({error: "invalid_token"}, 401);
  }
  c.set("grant", grant);
  return next();
});

export function dataRoutes() {
  return new Hono<PartnerEnv>()
    .use(simulateFaults(["quota", "slow", "error"]), requireGrant)
    .get("/me", (c) => {
      const {runner, scope} = c.get("grant");
      return c.json({id: runner, scope});
    })
    .get("/activities", (c) => {
      const {records} = c.get("partner");
      const found = records.listActivities(c.get("grant").runner, c.req.query("updated_after") ?? null);
      // A list is for finding what is new; the samples come one by one.
      return c.json({items: found.map(({samples: _samples, runner: _runner, ...head}) => head)});
    })
    .get("/activities/:id", (c) => {
      const found = c.get("partner").records.getActivity(c.get("grant").runner, c.req.param("id"));
      return found ? c.json(found) : c.json({error: "not_found"}, 404);
    })
    .get("/activities/:id/file", (c) => {
      const found = c.get("partner").records.getActivity(c.get("grant").runner, c.req.param("id"));
      if (!found) return c.json({error: "not_found"}, 404);
      return c.body(toTcx(found), 200, {"content-type": "application/vnd.garmin.tcx+xml"});
    })
    .get("/workouts", (c) => c.json({items: c.get("partner").records.listWorkouts(c.get("grant").runner)}))
    .post("/workouts", async (c) =>
      c.json(c.get("partner").records.saveWorkout(c.get("grant").runner, await c.req.json()), 201),
    )
    .put("/workouts/:id", async (c) => {
      const {records, switches} = c.get("partner");
      const {runner} = c.get("grant");
      // The sender chooses the id, so that sending twice creates one workout; another runner's id is refused.
      if (records.isOfAnother(runner, c.req.param("id"))) return c.json({error: "not_found"}, 404);
      if (switches.workouts_forbidden) return c.json({error: "insufficient_scope"}, 403);
      if (switches.workouts_refused) return c.json({error: "unsupported_workout"}, 422);
      return c.json(records.saveWorkout(runner, await c.req.json(), c.req.param("id")));
    })
    .delete("/workouts/:id", (c) => {
      const {records} = c.get("partner");
      const found = records.getWorkout(c.get("grant").runner, c.req.param("id"));
      if (!found) return c.json({error: "not_found"}, 404);
      records.deleteWorkout(found.id);
      return c.body(null, 204);
    });
}
