import type {CourseSummary} from "@gradus/backend/contract/races";
import {useId, useState} from "react";
import {raceName} from "@/charts/race/measures";
import {failureMessage} from "@/client/forms/failure-message";
import {removeCourse, type useCourses} from "@/client/resources/use-race";
import {Button} from "@/ui/button";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {SelectField} from "@/ui/form/select-field";
import {CourseUpload} from "./course-upload";
import {MeasureInput} from "./measure-input";
import {DEFAULT_DISTANCE, type RaceInputs} from "./race-inputs";
import {measureIo, type RacesSetting} from "./read-typed";
import type {ChangeInputs} from "./use-race-inputs";

/** Level races people run; any other length is typed. */
const LEVEL = ["5000", "10000", DEFAULT_DISTANCE, "42195"] as const;
const OWN = "own";

interface Props {
  readonly inputs: RaceInputs;
  readonly change: ChangeInputs;
  readonly courses: ReturnType<typeof useCourses>;
  /** Whether it is the user's own race, and not one that another athlete shares. */
  readonly isOwn: boolean;
  readonly setting: RacesSetting;
}

export function CoursePanel({inputs, change, courses, isOwn, setting}: Props) {
  const {t} = setting;
  const id = useId();
  const {course_id, race_distance: distance = DEFAULT_DISTANCE} = inputs;
  const isLevel = LEVEL.some((each) => each === distance);
  const [isTyped, setTyped] = useState(false);
  const chosen = course_id ?? (isTyped || !isLevel ? OWN : distance);
  const savedCourses = courses.data?.items ?? [];
  function choose(value: string) {
    setTyped(value === OWN);
    const isCourse = savedCourses.some((course) => course.id === value);
    if (isCourse) return change({course_id: value, race_distance: undefined, lost: undefined});
    change({course_id: undefined, race_distance: value === OWN ? distance : value, lost: undefined});
  }
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-h3">
        {t("race.course")}
      </h2>
      <SelectField
        field={{id: `${id}-course`, name: "course", mistake: null}}
        label={t("races.run")}
        className="mt-4"
        choices={courseChoices(savedCourses, course_id, setting)}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {courses.err && (
        <p className="text-label mt-2">
          {failureMessage(courses.err, t)}{" "}
          <Button variant="quiet" onClick={courses.retry}>
            {t("common.retry")}
          </Button>
        </p>
      )}
      {chosen === OWN && (
        <MeasureInput
          id={`${id}-distance`}
          name="race_distance"
          label={t("races.ownDistance", {unit: setting.measures.unit})}
          value={distance}
          {...measureIo("race_distance", "distance", setting)}
          onChange={(value) => value && change({race_distance: value})}
        />
      )}
      {isOwn && (
        <>
          <RemoveCourse
            course={savedCourses.find((course) => course.id === course_id)}
            drop={courses.dropCourse}
            change={change}
            t={t}
          />
          <CourseUpload
            inputs={inputs}
            setting={setting}
            onCourse={(course) => {
              courses.addCourse(course);
              change({course_id: course.id, race_distance: undefined, kept: undefined, lost: undefined});
            }}
          />
        </>
      )}
      {inputs.lost && (
        <p className="text-label mt-3 text-warning">
          {t(inputs.lost === "hills" ? "races.lostHills" : "races.lostFile")}
        </p>
      )}
    </section>
  );
}

function courseChoices(
  savedCourses: readonly CourseSummary[],
  course_id: string | undefined,
  setting: RacesSetting,
) {
  const {t, measures} = setting;
  const names = {half: t("sections.racePlanner.half"), marathon: t("sections.racePlanner.marathon")};
  const of = ({name, distance, gain, has_heights}: CourseSummary) =>
    t(has_heights ? "races.courseHilly" : "races.courseFlat", {
      name,
      distance: measures.of(distance, "distance", 1),
      gain: measures.of(gain, "elevation"),
    });
  const isListed = course_id === undefined || savedCourses.some(({id}) => id === course_id);
  return [
    ...LEVEL.map((value) => ({
      value: String(value),
      label: t("races.level", {name: raceName(Number(value), measures, names)}),
    })),
    {value: OWN, label: t("race.otherDistance")},
    ...savedCourses.map((course) => ({value: course.id, label: of(course)})),
    // A course from the address: before the list is loaded, or of another athlete.
    ...(isListed ? [] : [{value: course_id, label: t("races.courseOfAddress")}]),
  ];
}

interface RemoveProps extends Pick<Props, "change"> {
  readonly course: CourseSummary | undefined;
  readonly drop: (id: string) => void;
  readonly t: RacesSetting["t"];
}

function RemoveCourse({course, drop, change, t}: RemoveProps) {
  if (!course) return null;
  async function remove(removedCourse: CourseSummary) {
    const reply = await removeCourse(removedCourse);
    if (!reply.ok && reply.err.code !== "not_found") return failureMessage(reply.err, t);
    change({course_id: undefined});
    drop(removedCourse.id);
    return null;
  }
  return (
    <div className="mt-3">
      <ConfirmDialog
        label={t("races.remove")}
        name={t("races.removeNamed", {name: course.name})}
        title={t("races.removeTitle", {name: course.name})}
        text={t("races.removeText")}
        confirm={t("races.removeConfirm")}
        working={t("common.working")}
        cancel={t("common.cancel")}
        onConfirm={() => remove(course)}
      />
    </div>
  );
}
