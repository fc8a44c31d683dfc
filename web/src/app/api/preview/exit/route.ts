import {draftMode} from "next/headers";

/** Leaves preview: from now on this browser sees published content. */
export async function GET() {
  const draft = await draftMode();
  draft.disable();
  return Response.json({ok: true}, {headers: {"cache-control": "no-store"}});
}
