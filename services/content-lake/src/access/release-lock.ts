import {StepRefused} from "../errors.ts";
import {releaseOf} from "../store/document-id.ts";
import type {DocumentChange, LakeDocument} from "../types.ts";

const RELEASE_PREFIX = "_.releases.";

/**
 * Refuses plain mutations of documents that only actions may change. A release that could be set to "scheduled" by
 * hand, or filled after it was scheduled, would be published by the timer without any check of the publish right.
 */
export function refuseReleaseTampering(
  {id}: DocumentChange,
  find: (id: string) => LakeDocument | undefined,
): void {
  if (id.startsWith(RELEASE_PREFIX)) {
    const description = `"${id}" is a release: it is changed by actions, not by mutations`;
    throw new StepRefused(403, "insufficientPermissionsError", description, {id, permission: "update"});
  }
  const name = releaseOf(id);
  if (name === null || find(RELEASE_PREFIX + name)?.state !== "scheduled") return;
  const description = `The release "${name}" is scheduled; its documents cannot be changed`;
  throw new StepRefused(409, "invalidReleaseStateError", description, {id, releaseId: name});
}
