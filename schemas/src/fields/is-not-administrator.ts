import type {ConditionalPropertyCallbackContext} from "sanity";

export function isNotAdministrator({
  currentUser,
}: Pick<ConditionalPropertyCallbackContext, "currentUser">): boolean {
  return !currentUser?.roles.some(({name}) => name === "administrator");
}
