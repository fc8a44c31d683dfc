import {addDays} from "@gradus/training/numbers/days";
import {type APIRequestContext, expect} from "@playwright/test";
import {z} from "zod";
import type {Credentials} from "./account.ts";
import {env} from "./env.ts";

const session = z.object({data: z.object({access_token: z.string(), user: z.object({id: z.string()})})});
const workout = z.object({id: z.string(), day: z.string(), title: z.string(), type: z.string()});
const calendar = z.object({data: z.object({workouts: z.array(z.unknown())})});
const plan = z.object({
  data: z.object({
    weeks: z.array(z.object({start: z.string(), seconds: z.number()})),
    changes: z.array(
      z.object({
        rule: z.string(),
        workout_id: z.string().nullable(),
        after: z.object({day: z.string()}).nullable(),
      }),
    ),
  }),
});
const history = z.object({data: z.object({id: z.string()})});

export type PlanSession = z.output<typeof workout>;

/** A plan and its sessions as other devices of its runner have them, in English. */
export async function openPlan(request: APIRequestContext, {email, password}: Credentials) {
  const signedIn = await request.post(`${env.SITE_URL}/b/email/signin`, {data: {email, password}});
  const {access_token, user} = session.parse(await signedIn.json()).data;
  const headers = {authorization: `Bearer ${access_token}`, "accept-language": "en"};
  const base = `${env.SITE_URL}/b/api/v1/users/${user.id}`;
  const get = async <T>(path: string, shape: z.ZodType<T>) =>
    shape.parse(await (await request.get(`${base}${path}`, {headers})).json());
  return {
    async sessions(from: string): Promise<PlanSession[]> {
      const start = Date.parse(`${addDays(from, -3)}T00:00:00Z`) / 1000;
      const query = `from=${start}&to=${start + 180 * 86_400}&limit=1000&fields=uw`;
      const {data} = await get(`/calendar?${query}`, calendar);
      const plannedWorkouts = data.workouts.flatMap((each) => workout.safeParse(each).data ?? []);
      return plannedWorkouts.toSorted((one, other) => one.day.localeCompare(other.day));
    },
    read: async (id: string) => (await get(`/plans/${id}`, plan)).data,
    /** As if a day had come and gone without it. */
    async wasOn(day: string, {id}: PlanSession) {
      const data = {items: [{id, day}], scope: "this"};
      expect((await request.patch(`${base}/workouts/reschedule`, {headers, data})).status()).toBe(200);
    },
    /**
     * Sets a critical power and deletes it: all that depends on it is derived at once, and the plan is re-evaluated.
     */
    async adapt(today: string) {
      const data = {date: addDays(today, -1), critical_power: 250};
      const put = await request.put(`${base}/cp/history`, {headers, data});
      const {id} = history.parse(await put.json()).data;
      expect((await request.delete(`${base}/cp/history/${id}`, {headers})).status()).toBe(200);
    },
  };
}
