import type {SanityClient} from "sanity";

interface Scheduling {
  readonly publishedId: string;
  /** The draft that is scheduled. */
  readonly draftId: string;
  readonly instant: Date;
}

/**
 * Schedules a draft as the Studio does: a release with this one document. When the content API refuses one of the
 * three steps, what came before it is taken back, so that no half-made release is left behind.
 */
export async function scheduleDraft(client: SanityClient, {publishedId, draftId, instant}: Scheduling) {
  const releaseId = `r${crypto.randomUUID().replaceAll("-", "").slice(0, 8)}`;
  const publishAt = instant.toISOString();
  await client.releases.create({
    releaseId,
    metadata: {
      title: "Scheduled publish",
      releaseType: "scheduled",
      cardinality: "one",
      intendedPublishAt: publishAt,
    },
  });
  try {
    await client.createVersion({baseId: draftId, publishedId, releaseId});
    await client.releases.schedule({releaseId, publishAt});
  } catch (error) {
    await discardRelease(client, releaseId);
    throw error;
  }
  return releaseId;
}

async function discardRelease(client: SanityClient, releaseId: string): Promise<void> {
  try {
    await client.releases.archive({releaseId});
    await client.releases.delete({releaseId});
  } catch (error) {
    // The first refusal is the one to report; a release that remains is listed among the drafts to be scheduled.
    console.error("A release could not be taken back", error);
  }
}

/** Schedules a release, also one that is scheduled for another time already. */
export async function scheduleRelease(
  client: SanityClient,
  {releaseId, isScheduled, instant}: {releaseId: string; isScheduled: boolean; instant: Date},
): Promise<void> {
  const publishAt = instant.toISOString();
  if (isScheduled) await client.releases.unschedule({releaseId});
  await client.releases.schedule({releaseId, publishAt});
}
