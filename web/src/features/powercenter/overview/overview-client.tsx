"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useRuns} from "@/client/resources/use-runs";
import {withMessages} from "@/i18n/with-messages";
import {Link} from "@/ui/link";
import {createRunFormat} from "../format/run-format";
import {FirstSteps} from "./first-steps";
import {Measures} from "./measures";
import type {OverviewHrefs, OverviewPage, OverviewTranslator} from "./overview-messages";
import {RecentChanges} from "./recent-changes-list";
import {ThisWeek} from "./this-week";
import {Upcoming, UpcomingIfPlanned} from "./upcoming";

const NEWEST = {limit: "1"};

interface Props {
  readonly t: OverviewTranslator;
  readonly hrefs: OverviewHrefs;
  readonly pages: readonly OverviewPage[];
}

export const OverviewClient = withMessages(OverviewContent);

function OverviewContent({t, hrefs, pages}: Props) {
  return (
    <WithUser t={t}>
      {({preferences, timezone}) => (
        <Overview preferences={preferences} timezone={timezone} hrefs={hrefs} pages={pages} t={t} />
      )}
    </WithUser>
  );
}

interface OverviewProps extends Omit<Props, "messages"> {
  readonly preferences: User["preferences"];
  readonly timezone: string;
  readonly t: OverviewTranslator;
}

function Overview({preferences, timezone, hrefs, pages, t}: OverviewProps) {
  const newest = useRuns(NEWEST);
  const format = createRunFormat(t, preferences);
  return (
    <WithResource resource={newest} t={t}>
      {([last]) =>
        last ? (
          <>
            <Upcoming timezone={timezone} format={format} hrefs={hrefs} t={t} />
            <ThisWeek last={last} preferences={preferences} format={format} hrefs={hrefs} t={t} />
            <Measures format={format} hrefs={hrefs} t={t} />
            <RecentChanges format={format} hrefs={hrefs} t={t} />
            <AnalysisPages pages={pages} t={t} />
          </>
        ) : (
          <>
            <UpcomingIfPlanned timezone={timezone} format={format} hrefs={hrefs} t={t} />
            <FirstSteps format={format} hrefs={hrefs} t={t} />
          </>
        )
      }
    </WithResource>
  );
}

function AnalysisPages({pages, t}: Pick<OverviewProps, "pages" | "t">) {
  return (
    <section className="overview-section">
      <h2 className="text-h3">{t("powercenter.analysisPages")}</h2>
      <ul className="overview-pages">
        {pages.map(({label, href}) => (
          <li key={href}>
            <Link href={href} className="link inline-flex min-h-hit items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
