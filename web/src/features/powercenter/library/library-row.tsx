import {PHASE_NAMES} from "@gradus/training/plans/plan";
import {textLanguageOf} from "@gradus/training/workouts/text-words";
import {writeWorkoutText} from "@gradus/training/workouts/write-text";
import type {ReactNode} from "react";
import {Link} from "@/ui/link";
import {hrefForAthlete, useAthlete} from "../athlete/athlete-context";
import {WorkoutProfile} from "../builder/workout-profile";
import {AddToDate} from "./add-to-date";
import type {LibraryContext} from "./library-context";
import type {LibraryItem} from "./library-item";

interface Props {
  readonly item: LibraryItem;
  readonly context: LibraryContext;
  /** Actions that exist only for the user's own workouts. */
  readonly actions?: ReactNode;
}

export function LibraryRow({item, context, actions}: Props) {
  const {builderHref, format, t} = context;
  const athlete = useAthlete();
  const distance = format.distance(item.distance, 1);
  return (
    <li className="library-row">
      <details>
        <summary>
          <WorkoutProfile steps={item.profile} />
          <span className="library-title">
            {item.title}
            <span className="text-label">
              {item.isOwn ? t("library.own") : t(`workoutType.${item.type}`)}
            </span>
          </span>
          <span className="library-value">{format.duration(item.seconds)}</span>
          <span className="library-value" data-quiet>
            {item.stress === null ? "" : t("library.stressOf", {stress: format.stress(item.stress)})}
          </span>
          <span className="library-phases text-label">
            {item.phases.length === PHASE_NAMES.length
              ? t("library.anyPhase")
              : item.phases.map((phase) => t(`library.phases.${phase}`)).join(" · ")}
          </span>
        </summary>
        <div className="library-preview">
          {item.desc && <p>{item.desc}</p>}
          {item.distance !== null && (
            <p className="text-label mt-1 text-text-2">
              {t("library.about", {distance: `${distance.value}\u202f${distance.unit}`, zone: item.focus})}
            </p>
          )}
          {item.blocks && (
            <p className="block-text mt-2">{writeWorkoutText(item.blocks, textLanguageOf(format.locale))}</p>
          )}
          <div className="quiet-row">
            <AddToDate item={item} context={context} />
            <Link
              className="link inline-flex min-h-hit items-center"
              href={hrefForAthlete(`${builderHref}?from=${encodeURIComponent(item.id)}`, athlete)}
            >
              {t("library.openCopy")}
            </Link>
            {actions}
          </div>
        </div>
      </details>
    </li>
  );
}
