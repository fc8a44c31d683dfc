import {browserSession} from "../session/browser-session";

/** Names the account this page is for, in the path of a call. Without one it names nobody, and the call is refused. */
export const owner = () => ({id: browserSession().person() ?? "nobody"});
