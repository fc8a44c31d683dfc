"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {AthleteRow} from "@gradus/backend/contract/athletes";
import {reaches} from "@gradus/backend/contract/share-values";
import {useState} from "react";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useAthletes} from "@/client/resources/use-athletes";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import {DialogButton} from "@/ui/dialog-button";
import {DoneLine} from "@/ui/status-lines";
import {useAddressChoices} from "../address/use-address-choices";
import {createRunFormat} from "../format/run-format";
import {AssignDialog} from "./assign-dialog";
import {AthleteLine} from "./athlete-line";
import type {AthletesHrefs, AthletesTranslator} from "./athletes-messages";

interface Props {
  readonly t: AthletesTranslator;
  /** Language of the library's texts. */
  readonly locale: string;
  readonly hrefs: AthletesHrefs;
}

export const AthletesClient = withMessages(AthletesContent);

function AthletesContent({t, locale, hrefs}: Props) {
  const athletes = useAthletes();
  return (
    <WithUser t={t}>
      {({preferences}) => (
        <WithResource resource={athletes} t={t}>
          {({items}) => (
            <Athletes
              items={items}
              preferences={preferences}
              locale={locale}
              hrefs={hrefs}
              t={t}
              reload={athletes.retry}
            />
          )}
        </WithResource>
      )}
    </WithUser>
  );
}

interface ListProps {
  readonly items: readonly AthleteRow[];
  readonly preferences: User["preferences"];
  readonly locale: string;
  readonly hrefs: AthletesHrefs;
  readonly t: AthletesTranslator;
  readonly reload: () => void;
}

function Athletes({items, preferences, locale, hrefs, t, reload}: ListProps) {
  const [{show, workout}, choose] = useAddressChoices();
  const [done, setDone] = useState<string | null>(null);
  const format = createRunFormat(t, preferences);
  if (items.length === 0)
    return (
      <div className="mt-8 max-w-measure">
        <p>{t("athletes.none")}</p>
        <ButtonLink className="mt-4" variant="secondary" href={hrefs.shares}>
          {t("athletes.openShares")}
        </ButtonLink>
      </div>
    );
  const waiting = items.filter(needsAttention);
  // Needs no action yet, but a reader of "all is well" would see the lane that contradicts it.
  const slipped = items.filter(({status}) => status?.code === "missed_one");
  const coached = items.filter(({level}) => reaches(level, "coach"));
  const longest = Math.max(1, ...items.map(({week}) => Math.max(week.planned.duration, week.done.duration)));
  return (
    <>
      <div className="athletes-head">
        <p className="text-body-lg">
          {t("athletes.sentence", {count: waiting.length})}{" "}
          {slipped.length > 0 && t("athletes.slipped", {count: slipped.length})}
        </p>
        <label className="flex min-h-hit items-center gap-2">
          <input
            type="checkbox"
            checked={show === "attention"}
            onChange={(event) => choose({show: event.currentTarget.checked ? "attention" : ""})}
          />
          {t("athletes.onlyAttention")}
        </label>
        {coached.length > 0 && (
          <DialogButton variant="primary" label={t("athletes.assign")} title={t("athletes.assign")}>
            {(close) => (
              <AssignDialog
                athletes={coached}
                workoutId={workout ?? null}
                locale={locale}
                format={format}
                t={t}
                close={close}
                onAssigned={(count) => {
                  setDone(t("athletes.assigned", {count}));
                  reload();
                }}
              />
            )}
          </DialogButton>
        )}
      </div>
      <DoneLine>{done}</DoneLine>
      <ul className="athletes">
        {(show === "attention" ? waiting : items).map((lane) => (
          <AthleteLine
            key={lane.user_id}
            athlete={lane}
            longest={longest}
            hrefs={hrefs}
            format={format}
            t={t}
          />
        ))}
      </ul>
    </>
  );
}

const needsAttention = ({status}: AthleteRow) => status?.needs_attention === true;
