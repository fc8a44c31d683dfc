import {browserSession} from "../session/browser-session";
import {owner} from "./owner";
import {useResourceIfSignedIn} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/notifications";

/** The user's newest notifications. */
export const useNotifications = () =>
  useResourceIfSignedIn("notifications", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));

/** Marks the notifications about one run or workout as read. */
export const readNotificationsAbout = (about: string) =>
  browserSession().callBackend(`POST ${ROUTE}/read`, {params: owner(), body: {about}});

export const readAllNotifications = () =>
  browserSession().callBackend(`POST ${ROUTE}/read`, {params: owner(), body: {all: true}});
