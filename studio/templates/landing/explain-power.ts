import {button, drawing, type LandingTemplate, paragraph, questions} from "./parts.ts";

export const explainPower: LandingTemplate = {
  id: "explain-power",
  title: "Explain power",
  description: "What watts tell a runner, in plain words",
  draft: (sources) => ({
    title: "Running by power",
    field: "infield",
    seo: {
      title: "Running by power",
      description:
        "What running power is, what it tells you that pace does not, and how to begin with one number on your watch.",
    },
    sections: [
      {
        _type: "hero",
        field: "infield",
        heading: "What a step costs you.",
        text: "Pace says how fast the ground goes by. Power says what you spend on it, uphill, downhill and on the flat.",
        actions: [button("See it on a hill", "#same-hill"), button("Buy {product}", "/store", "secondary")],
        art: drawing("strideTrace", {seed: 12}),
      },
      {
        _type: "podDemo",
        anchor: "same-hill",
        heading: "Same hill. Pace drops. Watts hold.",
        text: "Move along the hill and watch both lines. The pace falls with the slope; the effort stays where you put it.",
        recording: "hill-demo",
        caption: "Example recording, drawn from our own synthetic data.",
      },
      {
        _type: "chapter",
        anchor: "right-now",
        heading: "It answers right now",
        body: [
          paragraph(
            "Heart rate follows your effort with a delay, and pace depends on the ground. Watts change with the step you are taking, so you can correct it before it costs you.",
          ),
        ],
        art: drawing("readout", {metric: "power", range: true, seed: 5}),
      },
      {
        _type: "steps",
        anchor: "begin",
        heading: "How to begin",
        items: [
          {
            _type: "step",
            heading: "Clip it on",
            text: "The pod sits on the laces of your shoe. Your watch finds it and shows the watts.",
          },
          {
            _type: "step",
            heading: "Find your number",
            text: "A hard run or a recent race gives your critical power, the effort you can hold for long.",
          },
          {
            _type: "step",
            heading: "Run the range",
            text: "Every session gets a range of watts. Stay in it, and let the pace be what it is.",
          },
        ],
      },
      {
        _type: "chapter",
        anchor: "how-you-run",
        heading: "It shows how you run",
        body: [
          paragraph(
            "Cadence, ground contact and form power show how you run as you get tired. They are training information, not medical advice.",
          ),
        ],
        art: drawing("strideTrace", {seed: 31}),
      },
      {
        _type: "quote",
        anchor: "how-we-write",
        text: "Number first, then what to do with it.",
        attribution: "{product}, how we write",
        kind: "ownVoice",
      },
      questions(sources, "faq:product", "Questions about pod and watch"),
      {
        _type: "callToAction",
        anchor: "next",
        field: "track",
        heading: "Find the watts you can hold",
        text: "Enter a recent race and pick a course. It is computed in your browser and nothing is stored.",
        actions: [button("Plan a race by power", "/race-planner")],
        art: drawing("courseRibbon", {profile: "rolling", seed: 29}),
      },
    ],
  }),
};
