import {redirectOrNotFound} from "@/content/redirects/redirect-or-not-found";
import {viewMarket} from "@/preview/view-market";

interface Props {
  readonly params: Promise<{region: string; locale: string; rest: string[]}>;
}

// The framework requires one address to check the route with; no page has this one.
export function generateStaticParams() {
  return [{rest: ["-"]}];
}

export default async function UnknownRoute({params}: Props) {
  const {rest, ...segments} = await params;
  return redirectOrNotFound(`/${rest.join("/")}`, await viewMarket(segments));
}
