import type {Db} from "../core/db/db.ts";
import {createFeatureRepository, type FlagSetting} from "./feature-repository.ts";

/** The flags that this version of the program evaluates, in their state until staff decide otherwise. */
const FLAGS: readonly FlagSetting[] = [
  {key: "gift_by_customer", state: "off", percent: 0, regions: [], users: []},
];

export async function seedFeatures(db: Db) {
  await createFeatureRepository(db).addMissing(FLAGS);
}
