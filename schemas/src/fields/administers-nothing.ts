import type {ConditionalPropertyCallbackContext} from "sanity";

/** Whether the current user is no administrator and thus has no use for fields that only administrators look at. */
export function administersNothing({
  currentUser,
}: Pick<ConditionalPropertyCallbackContext, "currentUser">): boolean {
  return !currentUser?.roles.some(({name}) => name === "administrator");
}
