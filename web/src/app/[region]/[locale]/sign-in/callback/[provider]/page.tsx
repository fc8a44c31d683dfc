import type {Metadata} from "next";
import {notFound} from "next/navigation";
import {PROVIDER_IDS} from "@/client/social/providers";
import {CallbackPanel} from "@/features/auth/social/callback-panel";
import {AppPage, type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {SlugProps} from "@/page-kit/market-props";

const routeOf = (provider: string): AppRoute => ({
  path: `/sign-in/callback/${provider}`,
  title: (t) => t("auth.signInTitle"),
});

export function generateStaticParams() {
  return PROVIDER_IDS.map((provider) => ({provider}));
}

export async function generateMetadata({params}: SlugProps<"provider">): Promise<Metadata> {
  const {provider, ...segments} = await params;
  return {...(await appMetadata(routeOf(provider), segments)), referrer: "no-referrer"};
}

export default async function SocialCallbackRoute({params}: SlugProps<"provider">) {
  const {provider: providerParam, ...segments} = await params;
  const provider = PROVIDER_IDS.find((known) => known === providerParam) ?? notFound();
  return (
    <AppPage route={routeOf(provider)} segments={segments}>
      {(context) => <CallbackPanel provider={provider} context={context} />}
    </AppPage>
  );
}
