import {z} from "zod";
import {env} from "@/env/server";
import {type NewsletterOutcome, subscribe} from "@/features/newsletter/subscribe";
import {errorResponse} from "@/lib/shop/fetch-backend";
import {isOwnRequest} from "@/lib/shop/is-own-request";

const form = z.object({
  // A page of this site: anything else would make us a signpost to elsewhere.
  back: z.string().regex(/^\/[a-z]{2,3}\/[a-z]{2}(\/[a-z0-9-]+)*$/),
  place: z.string().regex(/^[\w-]+$/),
  email: z.string().trim(),
  list: z.string().min(1),
  tags: z.string().transform((tags) => tags.split(",").filter(Boolean)),
  region: z.string(),
  locale: z.string(),
});

/** The newsletter form of browsers without scripts: passes it on and leads back to the page it came from. */
export async function POST(request: Request) {
  if (!isOwnRequest(request)) return errorResponse(403, "forbidden");
  const parsed = form.safeParse(await readForm(request));
  if (!parsed.success) return Response.json({err: z.prettifyError(parsed.error)}, {status: 400});
  const {back, place, ...subscription} = parsed.data;
  const client = request.headers.get("x-forwarded-for");
  const outcome = await subscribe(
    new URL("/canyon/email/subscribe", env.BACKEND_URL),
    subscription,
    client ? {"x-forwarded-for": client} : {},
  );
  return new Response(null, {status: 303, headers: {location: locationOf(back, place, outcome)}});
}

/** The fragment makes the page show its answer, which is there from the start. */
function locationOf(back: string, formId: string, outcome: NewsletterOutcome): string {
  return `${back}?newsletter=${outcome}#newsletter-${formId}-${outcome}`;
}

async function readForm(request: Request): Promise<unknown> {
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    return null;
  }
}
