import {planRedirect} from "@gradus/schemas/completeness/plan-redirect";
import {type RedirectRow, toRedirect} from "@gradus/schemas/completeness/redirects";
import type {SanityClient, SanityDocument} from "sanity";

/** Leads visitors of a former address to the new one, together with whatever else led to the old. */
export async function createRedirect(client: SanityClient, from: string, to: string): Promise<void> {
  const documents = await client.fetch<SanityDocument[]>(
    `*[_type == "redirect"]`,
    {},
    {perspective: "published"},
  );
  const rows = documents.flatMap((document): RedirectRow[] => {
    const row = toRedirect(document);
    return row ? [row] : [];
  });
  const plan = planRedirect(from, to, rows);
  const transaction = client.transaction();
  for (const id of plan.remove) transaction.delete(id);
  for (const id of plan.repoint) transaction.patch(id, {set: {to}});
  await transaction
    .create({
      _type: "redirect",
      from,
      to,
      permanent: true,
      targeting: {_type: "targeting", mode: "all"},
      reason: "The page got a new address.",
    })
    .commit();
}
