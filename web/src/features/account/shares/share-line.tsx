"use client";

import type {Share} from "@gradus/backend/contract/sharing";
import type {RefObject} from "react";
import {fill} from "@/client/messages/fill";
import {ConfirmButton} from "@/client/parts/confirm-button";
import {Button} from "@/ui/button";
import {DialogButton} from "@/ui/dialog-button";
import {LevelForm} from "./level-form";
import type {SharesWords} from "./shares-words";

export interface ShareActions {
  readonly onChanged: (share: Share) => void;
  readonly onAnswer: (share: Share, status: "accepted" | "declined") => void;
  /** Words for what stopped it; null when it is done. */
  readonly onEnd: (share: Share) => Promise<string | null>;
}

interface Props {
  readonly share: Share;
  readonly words: SharesWords;
  readonly list: RefObject<HTMLElement | null>;
  readonly actions: ShareActions;
}

export function ShareLine({share, words, list, actions}: Props) {
  const {other, level, direction, status, message} = share;
  const isOffer = direction === "received" && status === "pending";
  return (
    <li className="border-line border-b py-6">
      <h3 className="text-h3 wrap-anywhere">
        {isOffer ? fill(words.offers, {name: other.name}) : other.name}
      </h3>
      <p className="text-label text-text-2 wrap-anywhere">{details(share, words)}</p>
      <p className="mt-2">{direction === "given" ? words.levels[level].shows : words.levels[level].sees}</p>
      {isOffer && message && (
        <blockquote className="mt-2 whitespace-pre-line border-line-strong border-s-4 ps-4 wrap-anywhere">
          {message}
        </blockquote>
      )}
      <div className="mt-4 flex flex-wrap gap-4">
        {isOffer ? <Answers {...{share, words, actions}} /> : <Changes {...{share, words, list, actions}} />}
      </div>
    </li>
  );
}

/** Who it is besides the name, and since when. */
function details({other, status, created_at, expires_at}: Share, words: SharesWords) {
  const day = new Intl.DateTimeFormat(words.form.format, {dateStyle: "medium"});
  const date = day.format(new Date(created_at));
  const known = [other.user_name, other.email].filter((name) => name !== null && name !== other.name);
  return [
    ...known,
    fill(status === "pending" ? words.waiting : words.since, {date}),
    ...(expires_at ? [fill(words.until, {date: day.format(new Date(expires_at))})] : []),
  ].join(" · ");
}

function Answers({share, words, actions}: Omit<Props, "list">) {
  const {name} = share.other;
  return (
    <>
      <Button
        aria-label={fill(words.acceptThing, {name})}
        onClick={() => actions.onAnswer(share, "accepted")}
      >
        {words.accept}
      </Button>
      <Button
        variant="secondary"
        aria-label={fill(words.declineThing, {name})}
        onClick={() => actions.onAnswer(share, "declined")}
      >
        {words.decline}
      </Button>
    </>
  );
}

function Changes({share, words, list, actions}: Props) {
  const {name} = share.other;
  const isGiven = share.direction === "given";
  return (
    <>
      {isGiven && (
        <DialogButton
          label={words.changeLevel}
          name={`${words.changeLevel}: ${name}`}
          title={fill(words.changeThing, {name})}
        >
          {(close) => <LevelForm {...{share, words, close}} onChanged={actions.onChanged} />}
        </DialogButton>
      )}
      <ConfirmButton
        label={words.stop}
        name={`${words.stop}: ${name}`}
        action={fill(words.shareRemove, {name})}
        text={fill(isGiven ? words.stopGiven : words.stopReceived, {name})}
        words={words}
        onConfirm={() => actions.onEnd(share)}
        then={list}
      />
    </>
  );
}
