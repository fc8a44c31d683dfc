"use client";

import type {MarketParams} from "@gradus/schemas/markets";
import {usePathname} from "next/navigation";
import {Panel} from "./panel";

interface Props {
  readonly label: string;
  readonly chosen: string;
  readonly markets: readonly (MarketParams & {readonly name: string})[];
}

/** The same page in any other market. */
export function MarketSwitchClient({label, chosen, markets}: Props) {
  const rest = usePathname().split("/").slice(3).join("/");
  return (
    <Panel
      title={
        <>
          <span className="sr-only">{label}: </span>
          {chosen}
        </>
      }
    >
      <ul className="preview-panel on-page">
        {markets.map(({region, locale, name}) => (
          <li key={`${region}-${locale}`}>
            <a href={`/${region}/${locale}${rest && `/${rest}`}`} className="flex min-h-hit items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
