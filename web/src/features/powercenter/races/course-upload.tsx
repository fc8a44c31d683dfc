import {COURSE_MAX_BYTES, COURSE_NAME_MAX} from "@gradus/backend/contract/race-values";
import type {CourseSummary} from "@gradus/backend/contract/races";
import {useEffect, useId, useState} from "react";
import {courseProblemWords, isCourseProblem} from "@/charts/race/course-problem-words";
import {failureMessage} from "@/client/forms/failure-message";
import {deleteSavedCourses, findSavedCourse} from "@/client/race/saved-course";
import {type CourseNames, sendCourse} from "@/client/resources/use-race";
import type {Failure} from "@/client/session/reply";
import {controlProps, Field} from "@/ui/form/field";
import {TextField} from "@/ui/form/text-field";
import type {RaceInputs} from "./race-inputs";
import {measureIo, type RacesSetting} from "./read-typed";

type Sending =
  | {readonly kind: "none"}
  | {readonly kind: "sending" | "kept"; readonly name: string}
  | {readonly kind: "refused"; readonly words: string | null};

interface Props {
  readonly inputs: RaceInputs;
  readonly setting: RacesSetting;
  readonly onCourse: (course: CourseSummary) => void;
}

export function CourseUpload({inputs, setting, onCourse}: Props) {
  const {t} = setting;
  const id = useId();
  const [state, setState] = useState<Sending>({kind: "none"});

  const [name, setName] = useState("");
  const [official, setOfficial] = useState("");
  const distance = measureIo("race_distance", "distance", setting).read(official);

  async function send(file: File, names: CourseNames = {}) {
    if (file.size > COURSE_MAX_BYTES) {
      return setState({kind: "refused", words: courseProblemWords("too_large", t)});
    }
    setState({kind: "sending", name: file.name});
    const reply = await sendCourse(file, names);
    if (!reply.ok) return setState({kind: "refused", words: refusalWords(reply.err, t)});
    await deleteSavedCourses();
    setState({kind: "kept", name: reply.data.name});
    setName("");
    setOfficial("");
    onCourse(reply.data);
  }
  useEffect(() => {
    if (inputs.kept === undefined) return;
    void findSavedCourse(inputs.kept).then((file) => {
      if (file) return send(file);
      setState({kind: "refused", words: t("races.lostFile")});
    });
  }, []);

  const field = {id, name: "course_file", mistake: state.kind === "refused" ? state.words : null};
  const hint = t("races.uploadHint");
  return (
    <>
      <TextField
        field={{id: `${id}-name`, name: "course_name", mistake: null}}
        label={t("races.courseName")}
        optional={t("common.optional")}
        className="mt-4"
        autoComplete="off"
        maxLength={COURSE_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        field={{
          id: `${id}-official`,
          name: "official_distance",
          mistake: distance.ok ? null : distance.mistake,
        }}
        label={t("races.officialDistance", {unit: setting.measures.unit})}
        hint={t("races.officialHint")}
        optional={t("common.optional")}
        className="mt-4"
        inputMode="decimal"
        autoComplete="off"
        value={official}
        onChange={(event) => setOfficial(event.currentTarget.value)}
      />
      <Field field={field} label={t("races.upload")} hint={hint} className="mt-4">
        <input
          type="file"
          className="input file:me-4 file:border-0 file:bg-transparent file:text-ui file:text-primary"
          onChange={({currentTarget}) => {
            const file = currentTarget.files?.[0];
            if (!file) return;
            if (!distance.ok) {
              // Otherwise choosing the same file again, once the length is right, would trigger no change event.
              currentTarget.value = "";
              return;
            }
            void send(file, {name: name.trim(), official_distance: distance.value});
          }}
          {...controlProps(field, hint)}
        />
      </Field>
      <p role="status" className={state.kind === "refused" ? "sr-only" : "text-label mt-2"}>
        {state.kind === "sending" && t("races.sending", {name: state.name})}
        {state.kind === "kept" && t("races.kept", {name: state.name})}
        {state.kind === "refused" && state.words}
      </p>
      {state.kind === "sending" && <span className="race-sending tick-row" aria-hidden="true" />}
    </>
  );
}

/** Why a course was not taken, with what to do about it. */
function refusalWords(err: Failure, t: RacesSetting["t"]): string | null {
  const problem = err.params?.problem;
  if (err.code === "course_unusable" && isCourseProblem(problem)) return courseProblemWords(problem, t);
  return failureMessage(err, t, {
    payload_too_large: courseProblemWords("too_large", t),
    unsupported_type: courseProblemWords("unknown_format", t),
    limit_reached: t("races.tooMany"),
  });
}
