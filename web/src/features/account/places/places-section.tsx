import {PLACE_BOUNDS} from "@gradus/backend/contract/place-values";
import type {Place} from "@gradus/backend/contract/places";
import {useListStatus} from "@/client/parts/use-list-status";
import {WithResource} from "@/client/parts/with-resource";
import {removePlace, usePlaces} from "@/client/resources/use-places";
import {numberFormat} from "@/lib/format/intl";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {DialogButton} from "@/ui/dialog-button";
import {DoneLine} from "@/ui/status-lines";
import {PlaceForm} from "./place-form";
import type {PlacesTranslator} from "./places-messages";

export function PlacesSection({t}: {readonly t: PlacesTranslator}) {
  const places = usePlaces();
  const {list, status, announce, settle} = useListStatus(t);

  async function remove(place: Place) {
    const reply = await removePlace(place);
    const problem = settle(reply, t("places.removed", {name: place.name}));
    if (problem === null) places.retry();
    return problem;
  }
  function added({name}: Place) {
    announce(t("places.shown", {name}));
    places.retry();
  }
  return (
    <section className="mt-16 max-w-measure">
      <h2 ref={list} tabIndex={-1} className="text-h2">
        {t("places.title")}
      </h2>
      <p className="mt-4">{t("places.text")}</p>
      <DoneLine>{status}</DoneLine>
      <WithResource resource={places} t={t}>
        {({items}) => (
          <>
            {items.length === 0 && <p className="mt-4 text-text-2">{t("places.none")}</p>}
            <ul className="mt-4">
              {items.map((place) => (
                <PlaceLine key={place.id} place={place} t={t} list={list} onRemove={() => remove(place)} />
              ))}
            </ul>
            {items.length < PLACE_BOUNDS.places ? (
              <DialogButton className="mt-4" label={t("places.add")} title={t("places.add")}>
                {(close) => <PlaceForm t={t} close={close} onAdded={added} />}
              </DialogButton>
            ) : (
              <p className="mt-4 text-text-2">{t("places.full", {count: PLACE_BOUNDS.places})}</p>
            )}
          </>
        )}
      </WithResource>
    </section>
  );
}

interface LineProps {
  readonly place: Place;
  readonly t: PlacesTranslator;
  readonly list: ReturnType<typeof useListStatus>["list"];
  readonly onRemove: () => Promise<string | null>;
}

function PlaceLine({place: {name, latitude, longitude, radius}, t, list, onRemove}: LineProps) {
  const degrees = numberFormat(t.formatLocale, {
    style: "unit",
    unit: "degree",
    unitDisplay: "narrow",
    maximumFractionDigits: 5,
  });
  const metres = numberFormat(t.formatLocale, {style: "unit", unit: "meter"});
  return (
    <li className="flex flex-wrap items-start gap-4 border-line border-b py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-h3 wrap-anywhere">{name}</h3>
        <p className="text-text-2">
          {t("places.around", {
            radius: metres.format(radius),
            latitude: degrees.format(latitude),
            longitude: degrees.format(longitude),
          })}
        </p>
      </div>
      <ConfirmDialog
        label={t("common.remove")}
        name={t("list.removeItem", {name})}
        title={t("list.removeItem", {name})}
        text={t("places.removeText")}
        confirm={t("list.removeItem", {name})}
        working={t("common.working")}
        cancel={t("common.cancel")}
        onConfirm={onRemove}
        focusAfter={list}
      />
    </li>
  );
}
