"use client";

import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useTrainingLoad} from "@/client/resources/use-training-load";
import {withMessages} from "@/i18n/with-messages";
import {createRunFormat} from "../../format/run-format";
import {NoData} from "../parts/no-data";
import type {FitnessTranslator} from "./fitness-messages";
import {FitnessView, type FitnessViewProps} from "./fitness-view";

interface Props {
  readonly t: FitnessTranslator;
  readonly uploadHref: string;
}

export const FitnessClient = withMessages(FitnessContent);

function FitnessContent({t, uploadHref}: Props) {
  return (
    <WithUser t={t}>
      {({goal_race, preferences}) => (
        <Fitness goal={goal_race} format={createRunFormat(t, preferences)} t={t} uploadHref={uploadHref} />
      )}
    </WithUser>
  );
}

type FitnessProps = Pick<FitnessViewProps, "goal" | "format"> &
  Pick<Props, "uploadHref"> & {readonly t: FitnessTranslator};

function Fitness({goal, format, t, uploadHref}: FitnessProps) {
  const load = useTrainingLoad();
  return (
    <WithResource resource={load} t={t}>
      {(data) =>
        data.today_index === null ? (
          <NoData sentence={t("load.empty")} action={{label: t("powercenter.upload"), href: uploadHref}} />
        ) : (
          <FitnessView load={data} today={data.today_index} goal={goal} format={format} t={t} />
        )
      }
    </WithResource>
  );
}
