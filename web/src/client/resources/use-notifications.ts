import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useResourceIfSignedIn} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/notifications";

export const useNotifications = () =>
  useResourceIfSignedIn("notifications", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));

/** Marks the notifications about one run or workout as read. */
export const readNotificationsAbout = (about: string) =>
  browserSession().callBackend(`POST ${ROUTE}/read`, {params: ownerParams(), body: {about}});

export const readAllNotifications = () =>
  browserSession().callBackend(`POST ${ROUTE}/read`, {params: ownerParams(), body: {all: true}});
