import type {AthleteLane} from "@gradus/backend/contract/athletes";
import {createContext, useContext} from "react";

/** Whose training is looked at, where it is not one's own. */
export type ViewedAthlete = Pick<AthleteLane, "user_id" | "name" | "level">;

export const Viewed = createContext<ViewedAthlete | null>(null);

/** Whose training a page is to show by `?athlete=` in its address; null is one's own, or a share that ended. */
export const useAthlete = (): ViewedAthlete | null => useContext(Viewed);
