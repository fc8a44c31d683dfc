import {isLoopbackUrl} from "@gradus/schemas/loopback";
import type {PageContext} from "@/content/page-context";
import {env} from "@/env/server";
import {pickWords} from "@/lib/messages";
import {DemoPeopleClient} from "./demo-people-client";
import {signInWords} from "./sign-in-words";

/** Whom one may sign in as without an account of one's own. A site on another machine knows nothing of them. */
export function DemoPeople({context}: {context: PageContext}) {
  if (!isLoopbackUrl(env.SITE_URL)) return null;
  const {signIn, signInFailed} = signInWords(context);
  const words = pickWords(context.market.locale, "auth", ["demoTitle", "demoLead"]);
  return <DemoPeopleClient words={{...words, signIn, signInFailed}} />;
}
