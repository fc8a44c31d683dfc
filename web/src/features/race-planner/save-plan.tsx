import {useState} from "react";
import {buttonClasses} from "@/ui/button-classes";
import {Link} from "@/ui/link";
import type {Answer} from "./answer";
import type {PlannerTranslator} from "./planner-messages";
import {courseToCarry, saveAddress} from "./save-address";

interface Props {
  readonly answer: Answer;
  /** The course as it was chosen; null when a link brought it. */
  readonly file: File | null;
  readonly racesHref: string;
  readonly t: PlannerTranslator;
}

export function LostInputs({answer, file, t}: Omit<Props, "racesHref">) {
  const carried = courseToCarry(answer.plan, file !== null);
  const lost = carried !== "file" && carried && "lost" in carried ? carried.lost : null;
  return (
    <p className="text-label mt-3 max-w-measure text-text-2">
      {lost && `${t(`planner.leftBehind.${lost}`)} `}
      {t("planner.leftBehind.weight")}
    </p>
  );
}

/**
 * Carries the plan into an account. The address holds its inputs through sign-in or sign-up; a course file is stored in
 * this browser, where the page that opens fetches it.
 */
export function SavePlan({answer, file, racesHref, t}: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const carried = courseToCarry(answer.plan, file !== null);
  const plain = saveAddress(racesHref, answer, carried === "file" ? {lost: "file"} : carried);

  async function leave(course: File) {
    setLeaving(true);
    // Where it cannot be stored, the page that opens asks for it again.
    const isSaved = await import("@/client/race/saved-course")
      .then(({saveCourse}) => saveCourse(course))
      .catch(() => null);
    location.assign(isSaved === null ? plain : saveAddress(racesHref, answer, {kept: isSaved}));
  }
  return (
    <Link
      href={plain}
      className={buttonClasses({})}
      aria-disabled={isLeaving || undefined}
      onClick={(event) => {
        if (carried !== "file" || !file) return;
        event.preventDefault();
        if (!isLeaving) void leave(file);
      }}
    >
      {t(isLeaving ? "common.working" : "planner.saveTo")}
    </Link>
  );
}
