import type {Apparel} from "@gradus/backend/contract/gear";
import {shoeName} from "@/client/resources/use-shoes";
import {Button} from "@/ui/button";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {DialogButton} from "@/ui/dialog-button";
import {Gauge} from "@/ui/gauge";
import {type DistanceUnit, distanceWords} from "./distance";
import {ShoeForm} from "./shoe-form";
import type {ShoesTranslator} from "./shoes-messages";
import type {ShoeActions} from "./use-shoe-actions";

interface Props {
  readonly shoe: Apparel;
  readonly unit: DistanceUnit;
  readonly t: ShoesTranslator;
  readonly actions: ShoeActions;
}

export function ShoeLine({shoe, unit, t, actions}: Props) {
  return (
    <li className="border-line border-b py-6">
      <h3 className="text-h3 wrap-anywhere">{shoeName(shoe)}</h3>
      <p className="text-text-2 wrap-anywhere">
        {[shoe.name && `${shoe.brand} ${shoe.model}`, shoe.color].filter(Boolean).join(", ")}
      </p>
      {shoe.default && <p className="mt-1 text-label">{t("shoes.isDefault")}</p>}
      <Worn shoe={shoe} unit={unit} t={t} />
      <div className="mt-4 flex flex-wrap gap-4">
        {shoe.retired_at === null ? (
          <InUseButtons shoe={shoe} unit={unit} t={t} actions={actions} />
        ) : (
          <Reuse shoe={shoe} t={t} actions={actions} />
        )}
      </div>
    </li>
  );
}

function Worn({shoe, unit, t}: Pick<Props, "shoe" | "unit" | "t">) {
  const {distance_m, limit_m, bought_on, retired_at} = shoe;
  const format = t.formatLocale;
  const day = new Intl.DateTimeFormat(format, {dateStyle: "medium", timeZone: "UTC"});
  const distance = distanceWords(distance_m, unit, format);
  const limit = limit_m === null ? null : distanceWords(limit_m, unit, format);
  const facts = [
    limit === null ? t("shoes.ran", {distance}) : t("shoes.ranOf", {distance, limit}),
    limit_m !== null && distance_m >= limit_m && t("shoes.overLimit"),
    bought_on && t("shoes.boughtOn", {date: day.format(new Date(bought_on))}),
    retired_at && t("shoes.retiredOn", {date: day.format(new Date(retired_at))}),
  ];
  return (
    <div className="mt-3 max-w-80">
      {limit_m !== null && <Gauge share={distance_m / limit_m} />}
      <p className="mt-2 text-label text-text-2">{facts.filter(Boolean).join(" · ")}</p>
    </div>
  );
}

function InUseButtons({shoe, unit, t, actions}: Props) {
  const name = shoeName(shoe);
  return (
    <>
      {!shoe.default && (
        <Button
          variant="secondary"
          aria-label={`${t("shoes.makeDefault")}: ${name}`}
          onClick={() => void actions.makeDefault(shoe)}
        >
          {t("shoes.makeDefault")}
        </Button>
      )}
      <DialogButton
        label={t("common.edit")}
        name={`${t("common.edit")}: ${name}`}
        title={t("list.changeItem", {name})}
      >
        {(close) => (
          <ShoeForm
            shoe={shoe}
            unit={unit}
            t={t}
            close={close}
            onSaved={(saved) => actions.saved("list.saved", saved)}
          />
        )}
      </DialogButton>
      <ConfirmDialog
        label={t("account.retire")}
        name={t("shoes.retireShoe", {name})}
        title={t("shoes.retireShoe", {name})}
        text={t("shoes.retireText")}
        confirm={t("shoes.retireShoe", {name})}
        working={t("common.working")}
        cancel={t("common.cancel")}
        onConfirm={() => actions.retire(shoe)}
        focusAfter={actions.list}
      />
      {shoe.distance_m === 0 && (
        <ConfirmDialog
          label={t("common.remove")}
          name={t("list.removeItem", {name})}
          title={t("list.removeItem", {name})}
          text={t("shoes.removeText")}
          confirm={t("list.removeItem", {name})}
          working={t("common.working")}
          cancel={t("common.cancel")}
          onConfirm={() => actions.remove(shoe)}
          focusAfter={actions.list}
        />
      )}
    </>
  );
}

function Reuse({shoe, t, actions}: Omit<Props, "unit">) {
  return (
    <Button
      variant="secondary"
      aria-label={`${t("account.unretire")}: ${shoeName(shoe)}`}
      onClick={() => void actions.reuse(shoe)}
    >
      {t("account.unretire")}
    </Button>
  );
}
