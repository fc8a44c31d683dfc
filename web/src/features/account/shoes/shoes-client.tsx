"use client";

import type {Apparel} from "@gradus/backend/contract/gear";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {withMessages} from "@/i18n/with-messages";
import {DialogButton} from "@/ui/dialog-button";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import type {DistanceUnit} from "./distance";
import {ShoeForm} from "./shoe-form";
import {ShoeLine} from "./shoe-line";
import type {ShoesTranslator} from "./shoes-messages";
import {useShoeActions} from "./use-shoe-actions";

export const ShoesClient = withMessages(ShoesContent);

function ShoesContent({t}: {readonly t: ShoesTranslator}) {
  return <WithUser t={t}>{({preferences}) => <Shoes t={t} unit={preferences.distance_unit} />}</WithUser>;
}

interface Props {
  readonly t: ShoesTranslator;
  readonly unit: DistanceUnit;
}

/** The pairs in use with what they have run, and those that are retired. */
function Shoes({t, unit}: Props) {
  const actions = useShoeActions(t);
  const {shoes, list, status, problem, saved} = actions;
  return (
    <div className="mt-6 max-w-measure">
      <DoneLine>{status}</DoneLine>
      <ProblemLine>{problem}</ProblemLine>
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
              actions={actions}
            />
          </>
        )}
      </WithResource>
    </div>
  );
}

type PairsProps = Omit<Parameters<typeof ShoeLine>[0], "shoe"> & {readonly shoes: readonly Apparel[]};

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
