import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/calendar/feed";

/** The link by which a calendar program reads what is planned, without its address. */
export const useCalendarFeed = () =>
  useOwnResource("calendar feed", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));

export const makeCalendarFeed = () => browserSession().callBackend(`POST ${ROUTE}`, {params: ownerParams()});

export const revokeCalendarFeed = () =>
  browserSession().callBackend(`DELETE ${ROUTE}`, {params: ownerParams()});
