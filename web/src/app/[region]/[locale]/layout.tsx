import {formatLocale} from "@gradus/schemas/markets";
import type {Viewport} from "next";
import type {ReactNode} from "react";
import {fontVariables} from "@/app/fonts";
import {PageHydrationMark} from "@/client/hydration/hydration-mark-client";
import {requireMarket} from "@/lib/require-market";
import type {MarketProps} from "@/page-kit/market-props";
import {PreviewTools} from "@/preview/bar/preview-tools";
import "@/app/globals.css";

// Every page is complete before it is sent and then kept: visitors never wait for a render twice.

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    {media: "(prefers-color-scheme: light)", color: "#1F4FA8"},
    {media: "(prefers-color-scheme: dark)", color: "#0C0F10"},
  ],
};

/** Two markets are built ahead; the others are made on their first visit and kept from then on. */
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
