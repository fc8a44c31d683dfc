"use client";

import {fill} from "@/client/messages/fill";
import {WithUserClient} from "@/client/parts/with-user-client";
import {ButtonLink} from "@/ui/button-link";
import type {OverviewWords} from "./overview-words";
import {type TileLinks, Tiles} from "./tiles";

interface Props {
  readonly words: OverviewWords;
  readonly verifyHref: string;
  readonly links: TileLinks;
}

export function OverviewClient({words, verifyHref, links}: Props) {
  const since = new Intl.DateTimeFormat(words.form.format, {dateStyle: "long"});
  return (
    <WithUserClient words={words}>
      {(user) => (
        <div className="mt-6">
          <p className="text-h3">{fill(words.hello, {name: user.first_name})}</p>
          <p className="mt-2 text-text-2">
            {fill(words.memberSince, {date: since.format(new Date(user.created_at))})}
          </p>
          {!user.email_verified && (
            <div className="mt-8 border-line-strong border-s-4 bg-raised px-4 py-3">
              <p>{words.unverified}</p>
              <ButtonLink className="mt-4" href={verifyHref}>
                {words.verifyEmail}
              </ButtonLink>
            </div>
          )}
          <Tiles {...{user, words, links}} />
        </div>
      )}
    </WithUserClient>
  );
}
