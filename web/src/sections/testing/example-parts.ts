export const block = (text: string) => ({
  _type: "block" as const,
  _key: text,
  style: "normal" as const,
  children: [{_type: "span" as const, _key: "span", text, marks: []}],
  markDefs: [],
});

export const art = (generator: "pod" | "plan" | "lanes" | "readout", alt: string | null = null) => ({
  generator,
  params: '{"seed":3}',
  decorative: alt === null,
  alt,
});

export const action = {label: "Find out", path: "/race-planner", href: null, style: "secondary" as const};

export const actions = [
  {_key: "buy", label: "Buy {product}", path: "/store", href: null, style: "primary" as const},
  {_key: "plan", label: "Plan a race", path: "#plan", href: null, style: "secondary" as const},
];

export const claim = {
  _id: "claim-faster",
  key: "faster",
  phrase: "14 percent faster",
  statement: "14 percent faster.",
  comparedWith: "Compared with the previous pod.",
  sourceTitle: "Measurement record",
  evidence: "attached" as const,
  value: 14,
  unit: "percent",
  validFrom: "2026-09-01",
  validTo: "2027-08-31",
  live: true,
};

export const podPage = {
  _id: "product-pod-en",
  handle: "pod",
  title: "{product} Pod",
  tagline: "One pod.",
  skus: ["pod" as const],
  field: "track" as const,
  art: art("pod", "{product} Pod, front"),
};

export const duoPage = {
  ...podPage,
  _id: "product-duo-en",
  handle: "duo",
  title: "{product} Duo",
  skus: ["duo" as const],
};

export const membership = {
  _id: "membership-en",
  names: {
    membership: "Membership",
    addon: "Addon",
    plans: "Plans",
    smartTraining: "Smart training",
    dataOnly: "Data only",
    fullMembership: "Full membership",
  },
  free: ["Power on the watch", "Export of your own data"],
  planCopy: [
    {
      _key: "monthly",
      code: "membership-monthly" as const,
      name: "Monthly",
      line: "No commitment.",
      benefits: ["Adaptive plan"],
    },
  ],
  cancelRule: "You can cancel at any time.",
};

export const watches = [
  {
    _id: "watch-native",
    kind: "class" as const,
    brand: "Any brand",
    model: "Watch with running power",
    answer: "yes" as const,
    workoutsToWatch: true,
    steps: [block("Open the sensor menu.")],
  },
  {
    _id: "watch-none",
    kind: "class" as const,
    brand: "Any brand",
    model: "Watch with neither",
    answer: "no" as const,
    workoutsToWatch: false,
    steps: [block("The pod records.")],
  },
];

export const clause = {anchor: "trial", title: "Risk-free trial", body: [block("You can return it.")]};
