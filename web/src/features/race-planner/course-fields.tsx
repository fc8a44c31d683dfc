import {useState} from "react";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import {type FieldsProps, raceChoices} from "./basis-fields";
import {CourseFileField} from "./course-file-field";
import {PACINGS, TERRAINS} from "./plan";
import {FILE, OTHER} from "./plan-fields";
import {CLIMB} from "./terrain";
import type {useCourseFile} from "./use-course-file";

interface Props extends FieldsProps {
  readonly file: ReturnType<typeof useCourseFile>;
}

export function CourseFields({field, setting, initial, file}: Props) {
  const {t, scales, measures} = setting;
  const [course, setCourse] = useState(initial.course);
  const climb = (metres: number) => measures.of((metres * measures.every) / 1000, "elevation");
  const terrains = TERRAINS.map((terrain) => ({
    value: terrain,
    label: t(`planner.terrains.${terrain}`, {climb: climb(CLIMB[terrain]), unit: scales.distance.unit}),
  }));
  return (
    <>
      <SelectField
        field={field("course")}
        label={t("race.course")}
        choices={[
          ...raceChoices(setting),
          {value: OTHER, label: t("race.otherDistance")},
          {value: FILE, label: t("race.courseFile")},
        ]}
        value={course}
        onChange={(event) => setCourse(event.currentTarget.value)}
      />
      {course === OTHER && (
        <TextField
          field={field("distance")}
          label={`${t("race.distance")} (${scales.distance.unit})`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={initial.distance}
        />
      )}
      {course === FILE ? (
        <CourseFileField field={field("course_file")} setting={setting} file={file} />
      ) : (
        <SelectField
          field={field("terrain")}
          label={t("planner.terrain")}
          choices={terrains}
          defaultValue={initial.terrain}
        />
      )}
      <SelectField
        field={field("pacing")}
        label={t("race.pacing")}
        choices={PACINGS.map((pacing) => ({value: pacing, label: t(`race.pacings.${pacing}`)}))}
        defaultValue={initial.pacing}
      />
    </>
  );
}
