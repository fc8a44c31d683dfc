import type {ConditionalPropertyCallbackContext} from "sanity";

/** The role whose people change what is law in settings. The content API refuses it to everyone else, by any tool. */
const LAW_KEEPER = "legalPublisher";

/** Whether a field of the law is only to be read by whoever looks at it. */
export function keepsNoLaw({currentUser}: Pick<ConditionalPropertyCallbackContext, "currentUser">): boolean {
  return !currentUser?.roles.some(({name}) => name === LAW_KEEPER);
}
