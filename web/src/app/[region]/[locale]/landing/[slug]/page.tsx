import {ComposedPage, composedMetadata} from "@/page-kit/composed-page";
import type {SlugProps} from "@/page-kit/market-props";

type Props = SlugProps<"slug">;

const routeOf = (slug: string) => ({type: "landingPage", slug, path: `/landing/${slug}`}) as const;

/** One page is built ahead, the others on their first visit: build time does not grow with content. */
export function generateStaticParams() {
  return [{slug: "race-by-power"}];
}

export async function generateMetadata({params}: Props) {
  const {slug, ...segments} = await params;
  return composedMetadata(routeOf(slug), segments);
}

export default async function LandingRoute({params}: Props) {
  const {slug, ...segments} = await params;
  return <ComposedPage route={routeOf(slug)} segments={segments} />;
}
