"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useMemo} from "react";
import {createMeasures} from "@/charts/race/measures";
import {resultPhrase} from "@/charts/race/race-phrases";
import {scalesOf} from "@/charts/race/units";
import {WithUser} from "@/client/parts/with-user";
import {useCourse, useCourses} from "@/client/resources/use-race";
import {withMessages} from "@/i18n/with-messages";
import {CarriedOverInputs} from "./carried-over-inputs";
import {ConditionsPanel} from "./conditions-panel";
import {CoursePanel} from "./course-panel";
import {GoalPanel} from "./goal-panel";
import type {RacesHrefs} from "./missing-power";
import {DEFAULT_DISTANCE} from "./race-inputs";
import {RacePrediction} from "./race-prediction";
import type {RacesTranslator} from "./races-messages";
import {RunnerPanel} from "./runner-panel";
import {usePrediction} from "./use-prediction";
import {useRaceInputs} from "./use-race-inputs";

interface Props {
  readonly t: RacesTranslator;
  readonly hrefs: RacesHrefs;
}

export const RacesClient = withMessages(RacesContent);

function RacesContent({t, hrefs}: Props) {
  return <WithUser t={t}>{(user) => <Races user={user} t={t} hrefs={hrefs} />}</WithUser>;
}

interface RacesProps {
  readonly user: User;
  readonly t: RacesTranslator;
  readonly hrefs: RacesHrefs;
}

function Races({user, t, hrefs}: RacesProps) {
  const {distance_unit, temperature_unit} = user.preferences;
  const setting = useMemo(() => {
    const units = {distance: distance_unit, temperature: temperature_unit === "f" ? "F" : "C"} as const;
    const scales = scalesOf(units);
    return {t, scales, measures: createMeasures(t.formatLocale, scales, units)};
  }, [t, distance_unit, temperature_unit]);
  const [inputs, change] = useRaceInputs();
  const runner = inputs.runner && inputs.runner !== user.id ? inputs.runner : null;
  const courses = useCourses(runner);
  const course = useCourse(inputs.course_id ?? null, runner);
  const prediction = usePrediction({inputs, course, runner, setting});
  const {reply} = prediction;
  // While an answer is on its way the course knows: 38:00 for ten kilometres are minutes.
  const ofCourse = inputs.course_id === undefined ? undefined : course.data?.distance;
  const distance = reply?.inputs?.distance ?? ofCourse ?? Number(inputs.race_distance ?? DEFAULT_DISTANCE);
  return (
    <div className="race-layout mt-6">
      <div className="print:hidden">
        <CarriedOverInputs inputs={inputs} change={change} reply={reply} setting={setting} />
        <CoursePanel
          inputs={inputs}
          change={change}
          courses={courses}
          isOwn={runner === null}
          setting={setting}
        />
        <GoalPanel
          inputs={inputs}
          change={change}
          setting={setting}
          distance={distance}
          predicted={reply?.prediction ?? null}
          problem={prediction.goalProblem}
          warning={prediction.goalWarning}
        />
        <ConditionsPanel inputs={inputs} change={change} setting={setting} />
        <RunnerPanel inputs={inputs} change={change} setting={setting} />
      </div>
      {prediction.shown && !prediction.isInsufficient && (
        <p className="race-sticky field-cinder" aria-hidden="true">
          {resultPhrase(prediction.shown.result, setting)}
        </p>
      )}
      <RacePrediction
        prediction={prediction}
        inputs={inputs}
        change={change}
        owner={runner ?? user.id}
        isOwn={runner === null}
        setting={setting}
        hrefs={hrefs}
      />
    </div>
  );
}
