import {
  beforeYouBuy,
  button,
  claimSection,
  drawing,
  type LandingTemplate,
  newsletter,
  paragraph,
  questions,
} from "./parts.ts";

export const campaign: LandingTemplate = {
  id: "campaign",
  title: "Campaign",
  description: "An offer for some days, from first line to cart",
  draft: (sources) => ({
    title: "Start the season by power",
    field: "track",
    seo: {
      title: "Start the season by power",
      description:
        "Clip {product} to your shoe and train by watts from the first run. {policy:trial}. {policy:shipping}.",
    },
    sections: [
      {
        _type: "hero",
        field: "track",
        heading: "Start the season with a number.",
        text: "Clip it on, look at your watch, run the number. From {price:pod}, with a {policy:trial} and {policy:shipping}.",
        actions: [button("Choose your pod", "#line-up"), button("Compare both", "/compare", "secondary")],
        art: drawing(
          "heroTrack",
          {clip: "blue", seed: 19},
          "{product} Pod with blue clip on a blue running track",
        ),
      },
      {
        _type: "productStrips",
        anchor: "line-up",
        heading: "Two ways to measure",
        products: [
          {
            _type: "productStrip",
            product: "pod",
            offer: "pod-only",
            line: "Power on one foot. All you need to pace, train and race by watts.",
            badge: "saving:pod-only",
          },
          {
            _type: "productStrip",
            product: "duo",
            offer: "duo-c12",
            line: "Two pods. Left, right, and the difference between them.",
          },
        ],
      },
      {
        _type: "chapter",
        anchor: "first-run",
        heading: "Useful on the first run",
        body: [
          paragraph(
            "Run easy for a while and read the watts. Then take a hill and hold them. You will slow down, and you will know why.",
          ),
        ],
        art: drawing("readout", {metric: "power", range: true, seed: 8}),
      },
      claimSection(sources, ["claim:faster", "claim:smaller"], {
        _type: "claimProof",
        anchor: "new-pod",
        heading: "Faster. Smaller.",
        text: "The pod is {claim:faster} and {claim:smaller}.",
        art: drawing(
          "pod",
          {clip: "gray", angle: "side", lume: true},
          "{product} Pod seen from the side, gray clip",
        ),
      }),
      beforeYouBuy,
      questions(sources, "faq:buying", "Questions before buying"),
      {
        _type: "callToAction",
        anchor: "order",
        field: "infield",
        heading: "Your next run has a number",
        text: "One pod, one number, every run. If it is not for you, send it back.",
        actions: [button("Buy {product}", "/store")],
        art: drawing("lanes", {seed: 23}),
      },
      newsletter("campaign"),
    ],
  }),
};
