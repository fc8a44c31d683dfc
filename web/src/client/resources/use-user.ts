import type {Preferences, User, UserEdit, UserPut} from "@gradus/backend/contract/accounts";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}";
const UPLOAD_MS = 60_000;

export function useUser() {
  return useOwnResource("user", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));
}

/** Changes exactly the named fields, unless the account was changed since it was read. */
export function putUser({version}: Pick<User, "version">, edit: UserEdit) {
  return put(edit, Object.keys(edit), version);
}

export type Units = Pick<Preferences, "distance_unit" | "temperature_unit" | "weight_unit">;

/** Without a version: two choices in a row are no conflict. */
export function putUnits({distance_unit, temperature_unit, weight_unit}: Units) {
  const edit = {
    "preferences.distance_unit": distance_unit,
    "preferences.temperature_unit": temperature_unit,
    "preferences.weight_unit": weight_unit,
  };
  return put(edit, Object.keys(edit));
}

/** The ground of the bib, or null for the one the drawing picks. Without a version, as for units. */
export function putBibColor(bib_color: string | null) {
  return put({bib_color}, ["bib_color"]);
}

/** Whether single letters act as keyboard shortcuts. Without a version, as for units. */
export function putSingleKeys(isOn: boolean) {
  return put({"preferences.single_key_shortcuts": isOn}, ["preferences.single_key_shortcuts"]);
}

/** The former one goes along where there is one: it is no field, but shows that it is them. */
export function putPassword(body: Pick<UserPut, "password" | "current_password">) {
  return put(body, ["password"]);
}

function put(body: UserPut, fields: readonly string[], version?: number) {
  return browserSession().callBackend(`PUT ${ROUTE}`, {
    params: ownerParams(),
    query: {fields: fields.join(",")},
    body,
    ...(version !== undefined && {ifMatch: version}),
  });
}

export function putPhoto(file: File) {
  const body = new FormData();
  body.set("file", file);
  return browserSession().callBackend(`POST ${ROUTE}/avatar`, {
    params: ownerParams(),
    body,
    timeoutMs: UPLOAD_MS,
  });
}

export function removePhoto() {
  return browserSession().callBackend(`DELETE ${ROUTE}/avatar`, {params: ownerParams()});
}

/** Shows again that it is them, for what needs a recent sign-in. */
export async function stepUp(password: string, otp?: string) {
  const session = browserSession();
  const body = {password, ...(otp && {otp})};
  const reply = await session.callBackend(`POST ${ROUTE}/step-up`, {params: ownerParams(), body});
  if (reply.ok) session.stepUp(reply.data.access_token);
  return reply;
}

export function sendVerificationCode() {
  return browserSession().callBackend(`POST ${ROUTE}/email/send-verification-code`, {
    params: ownerParams(),
    body: {},
  });
}

export function verifyEmail(code: string) {
  return browserSession().callBackend(`POST ${ROUTE}/email/verify`, {params: ownerParams(), body: {code}});
}

/** Begins the end of the account; the name shows that it is meant. */
export function deleteUser({user_name}: Pick<User, "user_name">) {
  return browserSession().callBackend(`POST ${ROUTE}/delete`, {params: ownerParams(), body: {user_name}});
}

/** Takes a deletion back that has not happened yet. */
export function cancelUserDeletion() {
  return browserSession().callBackend(`POST ${ROUTE}/delete/cancel`, {params: ownerParams(), body: {}});
}
