import type {CoachNearMiss} from "@gradus/backend/contract/coaches";
import {CoachStrip} from "./coach-strip";
import {type Labels, matchedValues, missingValues} from "./filter-labels";
import {MatchReasons} from "./match-reasons";
import type {Search} from "./search";

interface Props {
  readonly coaches: readonly CoachNearMiss[];
  readonly search: Search;
  readonly labels: Labels;
  readonly basePath: string;
}

export function NearMisses({coaches, search, labels, basePath}: Props) {
  const {t} = labels;
  if (coaches.length === 0) return null;
  return (
    <section className="mt-10">
      <p className="text-h3">{t("coaches.nearMisses")}</p>
      <ul className="mt-4">
        {coaches.map((coach) => {
          const lacks = missingValues(search, coach.missing, labels);
          return (
            <CoachStrip key={coach.id} coach={coach} href={`${basePath}/${coach.slug}`} labels={labels}>
              <MatchReasons reasons={matchedValues(search, coach, labels)} labels={labels} />
              <p className="text-ui mt-1 text-warning">{`${t("coaches.lacks")}: ${lacks.join(", ")}`}</p>
            </CoachStrip>
          );
        })}
      </ul>
    </section>
  );
}
