import {browserSession} from "../session/browser-session";

/**
 * The account this page is for, as the path parameter of a call. Without an account the id is `nobody`, and the call is
 * refused.
 */
export const ownerParams = () => ({id: browserSession().person() ?? "nobody"});
