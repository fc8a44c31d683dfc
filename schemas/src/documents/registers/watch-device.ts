import {ClockIcon} from "@sanity/icons/Clock";
import {defineField, defineType} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {localizedField, yesNoField} from "../../fields/register-fields.ts";
import {required} from "../../fields/required.ts";

export const watchDevice = defineType({
  name: "watchDevice",
  title: "Watch",
  type: "document",
  icon: ClockIcon,
  description: "Whether a watch works with the pod. A model is only shown once someone has tested it.",
  fields: [
    choiceField({
      name: "kind",
      title: "Kind",
      description: "A class of watches, or one model.",
      options: [
        {value: "class", title: "Class"},
        {value: "model", title: "Model"},
      ],
    }),
    localizedField("brand", "Brand", "The maker, or any brand."),
    localizedField("model", "Model", "The model, or what makes a watch belong to this class."),
    choiceField({
      name: "answer",
      title: "Works",
      description: "The answer a visitor gets.",
      options: [
        {value: "yes", title: "Yes"},
        {value: "withApp", title: "Yes, with the app"},
        {value: "no", title: "No"},
      ],
    }),
    yesNoField("workoutsToWatch", "Workouts on the watch", "On when planned workouts reach the watch."),
    defineField({
      name: "steps",
      title: "Steps",
      type: "localizedText",
      description: "How to set it up, as a numbered list.",
      validation: required("Say how to set it up."),
    }),
    yesNoField("verified", "Tested", "On when someone has tried it. Models need this to be shown."),
    defineField({name: "verifiedBy", title: "Tested by", type: "string", description: "Who tried it."}),
    defineField({name: "verifiedOn", title: "Tested on", type: "date", description: "When it was tried."}),
  ],
  preview: {select: {title: "model.en", subtitle: "answer"}},
});
