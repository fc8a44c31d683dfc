import {
  beforeYouBuy,
  button,
  claimSection,
  drawing,
  type LandingTemplate,
  newsletter,
  numbered,
  paragraph,
  smallHeading,
} from "./parts.ts";

export const race: LandingTemplate = {
  id: "race",
  title: "Race",
  description: "One race, its course and the planner",
  draft: (sources) => ({
    title: "Race day by power",
    field: "cinder",
    seo: {
      title: "Race day by power",
      description:
        "Pace your race by watts: find your number, split the course, spend what is left. With a free planner, no account needed.",
    },
    sections: [
      {
        _type: "hero",
        field: "cinder",
        heading: "An even effort on an uneven course.",
        text: "Hills, heat and nerves pull your pace around. Watts do not move. Race by the number you can hold.",
        actions: [button("Plan your race", "#planner"), button("Buy {product}", "/store", "secondary")],
        art: drawing("courseRibbon", {profile: "hilly", seed: 37}),
      },
      {
        _type: "richText",
        anchor: "how",
        body: [
          smallHeading("How to race by power"),
          numbered(
            "Find your number.",
            "One recent race is enough; the planner turns it into a range of watts for yours.",
          ),
          numbered(
            "Split the course.",
            "Every climb and descent gets its own target, so the effort stays even while the pace does not.",
          ),
          numbered(
            "Hold, then spend.",
            "Stay in the range for most of the race. Near the end, spend what is left.",
          ),
        ],
      },
      {
        _type: "courseExample",
        anchor: "course",
        heading: "The course, drawn by effort",
        text: "A half marathon for a runner with a critical power of 268 W. The ribbon is colored by target, not by pace.",
        criticalPower: 268,
        profile: "hilly",
        distance: "half",
        caption: "Example values.",
      },
      {
        _type: "racePlanner",
        anchor: "planner",
        mode: "full",
        heading: "Find the watts you can hold",
        text: "Enter a recent race, or your critical power and weight. You get target watts, splits and a band to print. It is computed in your browser and nothing is stored.",
      },
      {
        _type: "chapter",
        anchor: "weeks-before",
        heading: "Arrive with the right number",
        body: [
          paragraph(
            "A race number is only as good as the weeks behind it. The plan runs through base, test and peak, and checks your critical power on the way.",
          ),
        ],
        action: button("About membership", "/membership", "text"),
        art: drawing("plan", {phases: ["base", "test", "peak"], seed: 43}),
      },
      claimSection(sources, ["claim:workouts"], {
        _type: "claimProof",
        anchor: "workouts",
        heading: "Sessions for the weeks before",
        text: "{claim:workouts} can be sent to your watch.",
        art: drawing("workoutProfile", {seed: 11}),
      }),
      beforeYouBuy,
      newsletter("race"),
    ],
  }),
};
