"use client";

import type {Apparel, ApparelEdit} from "@gradus/backend/contract/gear";
import type {RefObject} from "react";
import {fill} from "@/client/messages/fill";
import {ConfirmButton} from "@/client/parts/confirm-button";
import {Button} from "@/ui/button";
import {DialogButton} from "@/ui/dialog-button";
import {Gauge} from "@/ui/gauge";
import {type DistanceUnit, distanceWords} from "./distance";
import {ShoeForm} from "./shoe-form";
import {shoeName} from "./shoe-rules";
import type {ShoesWords} from "./shoes-words";

export interface ShoeActions {
  readonly onSaved: (shoe: Apparel) => void;
  /** Words for what stopped it; null when it is done. */
  readonly onChange: (shoe: Apparel, edit: ApparelEdit, done: string) => Promise<string | null>;
  readonly onRemove: (shoe: Apparel) => Promise<string | null>;
}

interface Props {
  readonly shoe: Apparel;
  readonly unit: DistanceUnit;
  readonly words: ShoesWords;
  readonly list: RefObject<HTMLElement | null>;
  readonly actions: ShoeActions;
}

export function ShoeLine({shoe, unit, words, list, actions}: Props) {
  return (
    <li className="border-line border-b py-6">
      <h3 className="text-h3 wrap-anywhere">{shoeName(shoe)}</h3>
      <p className="text-text-2 wrap-anywhere">
        {[shoe.name && `${shoe.brand} ${shoe.model}`, shoe.color].filter(Boolean).join(", ")}
      </p>
      {shoe.default && <p className="mt-1 text-label">{words.isDefault}</p>}
      <Worn {...{shoe, unit, words}} />
      <div className="mt-4 flex flex-wrap gap-4">
        {shoe.retired_at === null ? (
          <InUseButtons {...{shoe, unit, words, list, actions}} />
        ) : (
          <Reuse {...{shoe, words, list, actions}} />
        )}
      </div>
    </li>
  );
}

function Worn({shoe, unit, words}: Pick<Props, "shoe" | "unit" | "words">) {
  const {distance_m, limit_m, bought_on, retired_at} = shoe;
  const {format} = words.form;
  const day = new Intl.DateTimeFormat(format, {dateStyle: "medium", timeZone: "UTC"});
  const distance = distanceWords(distance_m, unit, format);
  const limit = limit_m === null ? null : distanceWords(limit_m, unit, format);
  const facts = [
    limit === null ? fill(words.ran, {distance}) : fill(words.ranOf, {distance, limit}),
    limit_m !== null && distance_m >= limit_m && words.overLimit,
    bought_on && fill(words.boughtOn, {date: day.format(new Date(bought_on))}),
    retired_at && fill(words.retiredOn, {date: day.format(new Date(retired_at))}),
  ];
  return (
    <div className="mt-3 max-w-80">
      {limit_m !== null && <Gauge share={distance_m / limit_m} />}
      <p className="mt-2 text-label text-text-2">{facts.filter(Boolean).join(" · ")}</p>
    </div>
  );
}

function InUseButtons({shoe, unit, words, list, actions}: Props) {
  const name = shoeName(shoe);
  const retire = () => actions.onChange(shoe, {retired: true}, fill(words.wasRetired, {name}));
  return (
    <>
      {!shoe.default && (
        <Button
          variant="secondary"
          aria-label={`${words.makeDefault}: ${name}`}
          onClick={() => void actions.onChange(shoe, {default: true}, fill(words.madeDefault, {name}))}
        >
          {words.makeDefault}
        </Button>
      )}
      <DialogButton
        label={words.edit}
        name={`${words.edit}: ${name}`}
        title={fill(words.changeThing, {name})}
      >
        {(close) => <ShoeForm {...{shoe, unit, words, close}} onSaved={actions.onSaved} />}
      </DialogButton>
      <ConfirmButton
        label={words.retire}
        action={fill(words.retireThing, {name})}
        text={words.retireText}
        words={words}
        onConfirm={retire}
        then={list}
      />
      {shoe.distance_m === 0 && (
        <ConfirmButton
          label={words.remove}
          action={fill(words.removeThing, {name})}
          text={words.removeText}
          words={words}
          onConfirm={() => actions.onRemove(shoe)}
          then={list}
        />
      )}
    </>
  );
}

function Reuse({shoe, words, list, actions}: Omit<Props, "unit">) {
  const name = shoeName(shoe);
  async function reuse() {
    const problem = await actions.onChange(shoe, {retired: false}, fill(words.wasReused, {name}));
    if (problem === null) list.current?.focus();
  }
  return (
    <Button variant="secondary" aria-label={`${words.unretire}: ${name}`} onClick={reuse}>
      {words.unretire}
    </Button>
  );
}
