import {button, drawing, type LandingTemplate, paragraph, questions} from "./parts.ts";

export const coachPartner: LandingTemplate = {
  id: "coach-partner",
  title: "Coach partner",
  description: "A page for a coach and the coach's athletes",
  draft: (sources) => ({
    title: "Train with your coach by power",
    field: "asphalt",
    seo: {
      title: "Train with your coach by power",
      description:
        "Your coach plans in watts, you run the number, and both of you see what happened. How to begin together with {product}.",
    },
    sections: [
      {
        _type: "hero",
        field: "asphalt",
        heading: "Your coach plans. You run the number.",
        text: "Sessions in watts mean the same on every course and in every weather, to you and to your coach.",
        actions: [
          button("How it works", "#steps"),
          button("About the coach program", "/coach-program", "secondary"),
        ],
        art: drawing("lanes", {seed: 17}),
      },
      {
        _type: "benefits",
        anchor: "benefits",
        heading: "What changes for both",
        items: [
          {
            _type: "benefit",
            heading: "One language",
            text: "A session is a share of critical power. No talk about whether the hill was to blame.",
          },
          {
            _type: "benefit",
            heading: "The same calendar",
            text: "Planned and completed runs stand side by side in PowerCenter, for athlete and coach.",
          },
          {
            _type: "benefit",
            heading: "A comment at the right second",
            text: "Your coach marks the exact moment of a run and says what to change next time.",
          },
        ],
      },
      {
        _type: "chapter",
        anchor: "after-the-run",
        heading: "Less guessing after the run",
        body: [
          paragraph(
            "Your coach sees which part was on target and which was not. The next session follows from what you did, not from what you meant to do.",
          ),
        ],
        art: drawing("workoutProfile", {seed: 21}),
      },
      {
        _type: "steps",
        anchor: "steps",
        heading: "How to begin",
        items: [
          {
            _type: "step",
            heading: "Clip on the pod",
            text: "Run once or twice as usual, so that there is something to look at.",
          },
          {
            _type: "step",
            heading: "Share your runs",
            text: "Invite your coach in PowerCenter. You decide what is shared, and you can end it.",
          },
          {
            _type: "step",
            heading: "Run the first week",
            text: "Your coach sets the ranges. You run them and talk about what they felt like.",
          },
        ],
      },
      questions(sources, "faq:coaches", "Questions from coaches"),
      {
        _type: "callToAction",
        anchor: "start",
        field: "infield",
        heading: "Start with one shared run",
        text: "The pod works without a membership. What your coach can see is up to you.",
        actions: [button("Choose your pod", "/store")],
        art: drawing("balance", {seed: 6}),
      },
    ],
  }),
};
