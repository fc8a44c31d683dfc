import type {CoachNearMiss} from "@gradus/backend/contract/coaches";
import {CoachStrip} from "./coach-strip";
import type {DirectoryWords} from "./directory-words";
import {fitsOf, lacksOf} from "./filter-words";
import {Fits} from "./fits";
import type {Search} from "./search";

interface Props {
  readonly coaches: readonly CoachNearMiss[];
  readonly search: Search;
  readonly words: DirectoryWords;
  readonly basePath: string;
}

/** Who comes closest to a search that nobody fits, with what speaks for and against each. */
export function NearMisses({coaches, search, words, basePath}: Props) {
  if (coaches.length === 0) return null;
  return (
    <section className="mt-10">
      <p className="text-h3">{words.nearMisses}</p>
      <ul className="mt-4">
        {coaches.map((coach) => {
          const lacks = lacksOf(search, coach.missing, words);
          return (
            <CoachStrip key={coach.id} coach={coach} href={`${basePath}/${coach.slug}`} words={words}>
              <Fits reasons={fitsOf(search, coach, words)} words={words} />
              <p className="text-ui mt-1 text-warning">{`${words.lacks}: ${lacks.join(", ")}`}</p>
            </CoachStrip>
          );
        })}
      </ul>
    </section>
  );
}
