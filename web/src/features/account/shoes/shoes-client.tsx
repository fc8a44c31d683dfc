"use client";

import type {Apparel, ApparelEdit} from "@gradus/backend/contract/gear";
import {useState} from "react";
import {useTranslator} from "@/client/messages/use-translator";
import {ListStatus, useListStatus} from "@/client/parts/use-list-status";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {changeShoe, removeShoe, useShoes} from "@/client/resources/use-shoes";
import {DialogButton} from "@/ui/dialog-button";
import type {DistanceUnit} from "./distance";
import {ShoeForm} from "./shoe-form";
import {type ShoeActions, ShoeLine} from "./shoe-line";
import {shoeName} from "./shoe-rules";
import type {ShoesMessages, ShoesTranslator} from "./shoes-messages";

export function ShoesClient({messages}: {readonly messages: ShoesMessages}) {
  const t = useTranslator(messages);
  return <WithUser t={t}>{({preferences}) => <Shoes t={t} unit={preferences.distance_unit} />}</WithUser>;
}

interface Props {
  readonly t: ShoesTranslator;
  readonly unit: DistanceUnit;
}

/** The pairs in use with what they have run, and those that are retired. */
function Shoes({t, unit}: Props) {
  const shoes = useShoes();
  const {list, status, say, settle} = useListStatus(t);
  const [problem, setProblem] = useState<string | null>(null);

  function saved(message: "things.changed" | "shoes.added", shoe: Apparel) {
    say(t(message, {name: shoeName(shoe)}));
    shoes.retry();
  }
  async function change(shoe: Apparel, edit: ApparelEdit, done: string) {
    const stopped = settle(await changeShoe(shoe, edit), done);
    setProblem(stopped);
    // Another pair may have become the default, or somebody changed one meanwhile: what is there now is read again.
    shoes.retry();
    return stopped;
  }
  async function remove(shoe: Apparel) {
    const done = t("things.removed", {name: shoeName(shoe)});
    const stopped = settle(await removeShoe(shoe), done, {conflict: t("shoes.worn")});
    if (stopped === null) shoes.retry();
    return stopped;
  }
  const actions: ShoeActions = {
    onSaved: (shoe) => saved("things.changed", shoe),
    onChange: change,
    onRemove: remove,
  };
  return (
    <div className="mt-6 max-w-measure">
      <ListStatus status={status} />
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {problem}
      </p>
      <WithResource resource={shoes} t={t}>
        {({items}) => (
          <>
            <h2 ref={list} tabIndex={-1} className="mt-4 text-h2">
              {t("shoes.inUse")}
            </h2>
            <Pairs
              shoes={items.filter((each) => each.retired_at === null)}
              t={t}
              unit={unit}
              list={list}
              actions={actions}
            />
            {items.length === 0 && <p className="mt-4">{t("shoes.none")}</p>}
            <DialogButton className="mt-6" variant="primary" label={t("shoes.add")} title={t("shoes.add")}>
              {(close) => (
                <ShoeForm
                  shoe={null}
                  unit={unit}
                  t={t}
                  close={close}
                  onSaved={(shoe) => saved("shoes.added", shoe)}
                />
              )}
            </DialogButton>
            <Retired
              shoes={items.filter((each) => each.retired_at !== null)}
              t={t}
              unit={unit}
              list={list}
              actions={actions}
            />
          </>
        )}
      </WithResource>
    </div>
  );
}

type PairsProps = Props &
  Pick<Parameters<typeof ShoeLine>[0], "list" | "actions"> & {shoes: readonly Apparel[]};

function Pairs({shoes, ...props}: PairsProps) {
  return (
    <ul>
      {shoes.map((shoe) => (
        <ShoeLine key={shoe.id} shoe={shoe} {...props} />
      ))}
    </ul>
  );
}

function Retired(props: PairsProps) {
  if (props.shoes.length === 0) return null;
  return (
    <>
      <h2 className="mt-16 text-h2">{props.t("shoes.retired")}</h2>
      <Pairs {...props} />
    </>
  );
}
