import type {ConditionalPropertyCallbackContext} from "sanity";

/** Whether somebody has no use for what only administrators look at. */
export function administersNothing({
  currentUser,
}: Pick<ConditionalPropertyCallbackContext, "currentUser">): boolean {
  return !currentUser?.roles.some(({name}) => name === "administrator");
}
