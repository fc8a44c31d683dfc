"use client";

import {plainFailureMessage} from "@/client/forms/failure-message";
import {useSharedRun} from "@/client/resources/use-run-links";
import {withMessages} from "@/i18n/with-messages";
import {useBrowserValue} from "@/lib/use-browser-value";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {Skeleton} from "@/ui/skeleton";
import {createRunFormat, type DistanceUnit} from "../format/run-format";
import type {RunTranslator} from "../run/run-messages";
import {SharedRunView} from "./shared-run-view";

interface Props {
  readonly t: RunTranslator;
  /** Of the region: the viewer may have no account. */
  readonly unit: DistanceUnit;
  readonly homeHref: string;
}

/** For any visitor. A link that ended is indistinguishable from one that never existed. */
export const SharedRunClient = withMessages(SharedRun);

function SharedRun({t, unit, homeHref}: Props) {
  const token = useBrowserValue(tokenInAddress, "");
  const {data, err, retry} = useSharedRun(token);
  if (data) return <SharedRunView run={data} format={createRunFormat(t, unit)} t={t} />;
  return (
    <>
      <h1 tabIndex={-1} className="text-display-2">
        {t("sharedRun.page")}
      </h1>
      {!err && <Skeleton lines={4} />}
      {err && (
        <div role="alert" className="mt-6 max-w-measure">
          <p className="text-body-lg">{plainFailureMessage(err, t, {not_found: t("sharedRun.gone")})}</p>
          {err.code === "not_found" ? (
            <ButtonLink href={homeHref} className="mt-6">
              {t("sharedRun.home")}
            </ButtonLink>
          ) : (
            <Button variant="secondary" className="mt-6" onClick={retry}>
              {t("common.retry")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const tokenInAddress = () => location.pathname.split("/").at(-1) ?? "";
