import {notFound, permanentRedirect, redirect} from "next/navigation";
import {findRedirect} from "@/content/redirects/redirect.query";
import {marketPath} from "@/lib/market-path";
import {requireMarket} from "@/lib/require-market";

interface Props {
  readonly params: Promise<{region: string; locale: string; rest: string[]}>;
}

// The framework wants one address to check the route with; this one is nobody's.
export function generateStaticParams() {
  return [{rest: ["-"]}];
}

/** Every address no page answers: a former one leads on, the rest is not found. */
export default async function UnknownRoute({params}: Props) {
  const {rest, ...segments} = await params;
  const market = requireMarket(segments);
  const moved = await findRedirect(`/${rest.join("/")}`, market);
  if (!moved?.to) notFound();
  const target = marketPath(market, moved.to);
  if (moved.permanent) permanentRedirect(target);
  redirect(target);
}
