import type {z} from "zod";
import type {viewChoice} from "./session";

export type ViewChoice = z.infer<typeof viewChoice>;

/** Sees the content from now on in another perspective, at another instant or as another visitor. False when refused. */
export async function changeView(choice: ViewChoice): Promise<boolean> {
  try {
    const body = JSON.stringify(choice);
    const headers = {"content-type": "application/json"};
    return (await fetch("/api/preview/view", {method: "POST", headers, body})).ok;
  } catch {
    return false;
  }
}
