import type {ConditionalPropertyCallbackContext} from "sanity";

/** The role whose people change what is law in settings. The content API refuses it to everyone else, by any tool. */
const LEGAL_EDITOR_ROLE = "legalPublisher";

/** Whether the current user may only read the legal fields, not edit them. */
export function isLegalReadOnly({
  currentUser,
}: Pick<ConditionalPropertyCallbackContext, "currentUser">): boolean {
  return !currentUser?.roles.some(({name}) => name === LEGAL_EDITOR_ROLE);
}
