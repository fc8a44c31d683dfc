import {browserSession} from "../session/browser-session";
import {owner} from "./owner";
import {useResourceIfSignedIn} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/notifications";

/** What somebody is told of: the newest. */
export const useNotifications = () =>
  useResourceIfSignedIn("notifications", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));

/** Marks as read what was said about one run or workout. */
export const readNotificationsAbout = (about: string) =>
  browserSession().callBackend(`POST ${ROUTE}/read`, {params: owner(), body: {about}});

export const readAllNotifications = () =>
  browserSession().callBackend(`POST ${ROUTE}/read`, {params: owner(), body: {all: true}});
