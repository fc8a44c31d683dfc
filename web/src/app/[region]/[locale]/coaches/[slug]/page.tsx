import {parseMarket} from "@gradus/schemas/markets";
import {getCoach} from "@/content/coaches/get-coach";
import {createPageContext} from "@/content/page/create-page-context";
import {redirectOrNotFound} from "@/content/redirects/redirect-or-not-found";
import {absoluteUrl} from "@/content/seo/alternates";
import {JsonLd, PageJsonLd} from "@/content/seo/json-ld";
import {pageMetadata} from "@/content/seo/page-metadata";
import {personData} from "@/features/coaches/profile/person-data";
import {Profile} from "@/features/coaches/profile/profile";
import {siteOrigin} from "@/lib/site-origin";
import type {SlugProps} from "@/page-kit/market-props";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket, withPlainView} from "@/preview/view-market";
import {Container} from "@/ui/container";

type Props = SlugProps<"slug">;

const pathOf = (slug: string) => `/coaches/${slug}`;

/** Made on the first visit: coaches come and go without a build. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({params}: Props) {
  const {slug, ...segments} = await params;
  const known = parseMarket(segments.region, segments.locale);
  const coach = known && (await getCoach(slug, known.locale));
  if (!coach) return {};
  const market = await withPlainView(known);
  const {t} = await createPageContext(market, pathOf(slug));
  return pageMetadata({
    market,
    t,
    path: pathOf(slug),
    title: coach.name,
    description: coach.headline,
    picture: {coach: slug},
    versions: null,
  });
}

export default async function CoachRoute({params}: Props) {
  const {slug, ...segments} = await params;
  const market = await viewMarket(segments);
  const coach = await getCoach(slug, market.locale);
  if (!coach) return redirectOrNotFound(pathOf(slug), market);
  const context = await createPageContext(market, pathOf(slug));
  return (
    <SitePage context={context}>
      <Container className="py-section">
        <Profile coach={coach} context={context} />
      </Container>
      <JsonLd data={personData(coach, absoluteUrl(siteOrigin(), market, pathOf(slug)))} />
      <PageJsonLd title={coach.name} context={context} />
    </SitePage>
  );
}
