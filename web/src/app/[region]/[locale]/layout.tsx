import {formatLocale} from "@gradus/schemas/markets";
import type {Viewport} from "next";
import type {ReactNode} from "react";
import {fontVariables} from "@/app/fonts";
import {PageHydrationMark} from "@/client/hydration/hydration-mark-client";
import {requireMarket} from "@/lib/require-market";
import type {MarketProps} from "@/page-kit/market-props";
import {PreviewTools} from "@/preview/bar/preview-tools";
import "@/app/globals.css";

// Every page is rendered completely before it is sent, then cached: no visitor waits for the same render again.

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    {media: "(prefers-color-scheme: light)", color: "#1F4FA8"},
    {media: "(prefers-color-scheme: dark)", color: "#0C0F10"},
  ],
};

/** Two markets are prerendered; the others are rendered on their first visit and cached from then on. */
export function generateStaticParams() {
  return [
    {region: "us", locale: "en"},
    {region: "de", locale: "de"},
  ];
}

export default async function RootLayout({params, children}: MarketProps & {children: ReactNode}) {
  const market = requireMarket(await params);
  return (
    <html lang={formatLocale(market)} className={fontVariables}>
      <body data-hydrated="false">
        <PreviewTools market={market} />
        {children}
        <PageHydrationMark />
      </body>
    </html>
  );
}
