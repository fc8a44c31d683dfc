import type {Access} from "./access/access.ts";
import type {Person} from "./access/people.ts";
import type {Datasets} from "./datasets.ts";
import {LakeError, unauthorized} from "./errors.ts";
import type {Call} from "./http/call.ts";
import type {EventStreams} from "./http/sse.ts";

export interface DataDeps {
  readonly datasets: Datasets;
  readonly access: Access;
  readonly streams: EventStreams;
  readonly limits: {readonly jsonBytes: number};
  readonly newId: () => string;
  readonly now: () => Date;
}

export function requirePerson({person}: Call): Person {
  if (person) return person;
  throw unauthorized("This needs a token: send it as `Authorization: Bearer <token>`");
}

export function requireManager(access: Access, call: Call): Person {
  const person = requirePerson(call);
  if (access.can(person, "manage")) return person;
  throw new LakeError(403, "Forbidden", `This needs the role "administrator"`);
}

/** What the store compares a repeated request by; null when the client left the id to us. */
export function chosenId(transactionId: string | undefined, request: unknown) {
  return transactionId === undefined ? null : {transactionId, request};
}
