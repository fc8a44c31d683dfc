import {type APIRequestContext, expect} from "@playwright/test";
import type {Credentials} from "./account.ts";
import {env} from "./env.ts";

interface NewWorkout {
  readonly title: string;
  readonly day: string;
  /** Of the day, hh:mm. */
  readonly time?: string;
}

interface WorkoutRecord {
  readonly id: string;
  readonly day: string;
  readonly skipped: string | null;
  readonly version: number;
}

const STRETCH = {
  intensity_class: "work",
  duration_type: "time",
  duration_time: {minute: 5},
  intensity_type: "percentage",
  intensity_percent: {min: 94, max: 97},
};

/** A user's planned workouts, written and read as their other devices would. */
export async function openCalendar(request: APIRequestContext, {email, password}: Credentials) {
  const signedIn = await request.post(`${env.SITE_URL}/b/email/signin`, {data: {email, password}});
  const {data} = (await signedIn.json()) as {data: {access_token: string; user: {id: string}}};
  const headers = {authorization: `Bearer ${data.access_token}`};
  const address = `${env.SITE_URL}/b/api/v1/users/${data.user.id}/workouts`;
  return {
    async plan(work: NewWorkout): Promise<WorkoutRecord> {
      const blocks = [{uuid: "b1", repeat: 4, segments: [{uuid: "s1", ...STRETCH}]}];
      const reply = await request.post(address, {headers, data: {...work, type: "intervals", blocks}});
      expect(reply.status()).toBe(201);
      return ((await reply.json()) as {data: WorkoutRecord}).data;
    },
    async read(id: string): Promise<WorkoutRecord> {
      const reply = await request.get(`${address}/${id}`, {headers});
      return ((await reply.json()) as {data: WorkoutRecord}).data;
    },
    async edit(data: object): Promise<void> {
      expect((await request.patch(address, {headers, data})).status()).toBe(200);
    },
  };
}
