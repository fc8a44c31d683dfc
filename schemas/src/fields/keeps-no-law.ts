import type {ConditionalPropertyCallbackContext} from "sanity";

/** The role whose people change what is law in settings. The content API refuses it to everyone else, by any tool. */
const LAW_KEEPER = "legalPublisher";

/** Whether the current user may only read the legal fields, not edit them. */
export function keepsNoLaw({currentUser}: Pick<ConditionalPropertyCallbackContext, "currentUser">): boolean {
  return !currentUser?.roles.some(({name}) => name === LAW_KEEPER);
}
