/**
 * Every number the science assumes, in SI units. A value that was computed with one version is never compared with
 * one of another: raise `version` with any change (a test holds the object to its version). "assumption" marks what
 * is ours and not published.
 */
export const TRAINING_DEFAULTS = deepFreeze({
  version: 6,
  summary: {
    movingSpeed: 0.5,
    // assumption: over a longer silence nothing is known of a heart rate
    steadyGap: 60,
    peakWindow: 3,
    isoWindow: 30,
    isoExponent: 4,
    driftMinSeconds: 1200,
    driftHeartRateShare: 0.8,
    movingPowerShownAbove: 0.05,
    gradeReach: 15,
    gradeLeastMetres: 10,
  },
  // fastest: assumption, m/s up or down
  altitude: {medianSlots: 5, meanSlots: 5, fastest: 10, hysteresis: 1, hysteresisWithoutBarometer: 3},
  zones: {bounds: [0.65, 0.8, 0.9, 1, 1.15], lowest: 0.3, highest: 2, histogramWatts: 5},
  stress: {
    exponent: 2.6,
    ratioCap: 3,
    perHourAtCriticalPower: 100,
    heartRateWeights: {male: {factor: 0.64, rate: 1.92}, female: {factor: 0.86, rate: 1.67}},
    effortPerHour: 10,
  },
  meanMax: {
    gridSteps: [
      {until: 120, step: 1},
      {until: 600, step: 2},
      {until: 1200, step: 5},
      {until: 3600, step: 20},
      {until: 7200, step: 120},
      {until: Number.MAX_SAFE_INTEGER, step: 300},
    ],
    lowResolutionIntervals: 3,
    spike: {overMedian: 1.6, overCriticalPower: 2.2, neighbourhood: 11, longest: 10},
  },
  curve: {windowDays: 90, familyDays: 60},
  // assumption, anchored on Coyle et al. 1984 and Mujika & Padilla 2000
  detraining: {
    loadDays: 14,
    lowestReference: 15,
    freeDebt: 10,
    debtScale: 40,
    losses: [
      {until: 60, loss: 0.08},
      {until: 1800, loss: 0.16},
      {until: Number.MAX_SAFE_INTEGER, loss: 0.2},
    ],
  },
  criticalPower: {
    bounds: {cp: [60, 600], wPrime: [1500, 40_000], pMaxOverCp: 1.3, pMax: 2500, endurance: [0, 120]},
    twoParameterSeconds: [150, 1800],
    omniDomainKnee: 1800,
    logarithmic: {knee: 360, index: [0.03, 0.12]},
    template: {wPrimeOverCp: 45, pMaxOverCp: 2.2, enduranceOverCp: 0.053},
    priorSpread: {wPrimeOverCp: 15, pMaxOverCp: 0.4, enduranceOverCp: 0.02},
  },
  automaticCp: {
    grid: [
      10, 20, 30, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1500, 1800, 2400, 3000, 3600, 5400, 7200,
    ],
    indexSeconds: [180, 5400],
    leastPoints: 3,
    leastActivities: 3,
    sigma: 0.015,
    below: {factor: 0.02, rate: 25, floor: 0.002},
    reweights: 25,
    settledWatts: 0.05,
    support: {within: 0.03, seconds: [120, 5400]},
    confidence: {activities: 0.4, spread: 0.35, recency: 0.25, fullActivities: 3, fullSpread: 6, ageDays: 45},
    unprovenFactor: 0.4,
    maximalHeartRate: {share: 0.95, seconds: 180},
    maximalIndexWithin: 0.02,
    wPrimeShown: {confidence: 0.6, spread: 4},
    raiseUnproven: 0.02,
    lowerPerWeek: 0.01,
    unsupportedDays: 90,
    leastChange: 0.5,
    suggestedSeconds: [180, 600, 1200],
    suggestedUpTo: 1.3,
  },
  load: {
    fitnessDays: 42,
    fatigueDays: 7,
    buildingUpDays: 42,
    rampAmber: 5,
    rampRed: 8,
    fresh: 0.1,
    productive: -0.1,
    overreaching: -0.3,
    monotonyDays: 7,
    monotonyCap: 10,
    acuteDays: 7,
    chronicDays: 28,
    projectionDays: 90,
  },
  impulseResponse: {fitnessDays: 42, fatigueDays: 7, leastTests: 5, withinDays: 120},
  attributes: {cohortLeast: 200, sketchPoints: 201, gradedAges: [12, 100]},
  running: {
    cost: 0.98,
    dragArea: 0.24,
    costBounds: [0.85, 1.15],
    costPriorSegments: 20,
    // assumption: what one run shows may be its wind or its pod's calibration
    costLeastRuns: 3,
    steady: {seconds: 180, grade: 0.02, variation: 0.05},
    // assumption: braking and footing
    downhillCredit: 0.75,
    // assumption: how much faster at most a runner descends than runs level at the same power. The cost of descents
    // was measured at slow, given speeds; taken at its word, ordinary watts give a sprint on one eighth down. Beyond this
    // the legs brake, and the power goes there.
    descentMost: 1.25,
    gradeBound: 0.45,
    // trail: assumption
    surfaces: {road: 1, track: 0.99, treadmill: 1, trail: 1.05},
    speedBounds: [0.2, 9],
    walkingBelow: 1.6,
  },
  environment: {
    temperature: 15,
    humidity: 0.5,
    altitudeCapBelow: 300,
    heat: {
      curve: [
        [7.5, 0],
        [12.5, 0.8],
        [17.5, 1.6],
        [22.5, 2.8],
      ],
      perDegreeAbove: 0.35,
      marathonFrom: 8100,
      marathonSpan: 6300,
      marathonCap: 1.5,
      fullAfter: 7200,
      cap: 12,
    },
  },
  prediction: {
    damping: 0.5,
    settledSeconds: 0.05,
    steps: 200,
    powerBounds: [0.3, 2.5],
    safe: 0.98,
    ambitious: 1.01,
    range: 0.015,
    rangeUnsure: 0.03,
    ownEfforts: {longerThan: 2400, within: 0.05},
    lowConfidenceAfter: 21_600,
    // assumption, after Vickers & Vertosick 2016
    slowFinish: {after: 9000, fullAfter: 14_400, weeklySeconds: 18_000, most: 0.04},
    // Percent of power by form as a share of fitness. Two weeks at half the usual load, the taper of Bosquet et al. 2007,
    // bring form to 34 % of fitness; performance then usually gains 0.5 to 6 % (Mujika & Padilla 2003). Two weeks at twice
    // the usual load bring it to −45 %; in Halson et al. 2002 they took 5.6 % of maximal power. Assumption: 2 % of the
    // gain, as best efforts are rarely run tired, nothing in the neutral range, and lines between.
    freshness: {
      curve: [
        [-0.45, -5.6],
        [-0.1, 0],
        [0.1, 0],
        [0.34, 2],
      ],
      // assumption: fitness that began at 0 is then within 5 % of what it comes to
      historyDays: 126,
    },
  },
  // assumption: speed and distance of one sensor agree to half a percent, those of two sensors differ by several; half
  // a minute on either side prevents noise of positions from appearing as a change of pace; less than a minute in
  // total is inconclusive
  speedBesideDistance: {disagreement: 0.02, reach: 30, leastSeconds: 60},
  courses: {
    spacing: 20,
    medianPoints: 5,
    meanMetres: 100,
    gradeMetres: 60,
    gradeBound: 0.45,
    hysteresis: 2,
    officialWithin: 0.03,
    leastPoints: 50,
    lengthBounds: [500, 500_000],
    gradeBin: 0.001,
    pacing: {share: 0.03, fullAtGrade: 0.03},
  },
  edits: {cropLeast: 60, scaleBounds: [0.5, 2]},
  merge: {
    searchSeconds: 600,
    overlapLeast: 300,
    correlation: 0.9,
    lead: 0.005,
    apart: 5,
    candidates: 5,
  },
  feet: {
    shareBounds: [20, 80],
    gradeBand: 3,
    baselineDays: 30,
    baselineRuns: 5,
    deviation: {least: 1, madFactor: 3, madToSigma: 1.4826, shareOfRun: 0.6},
    path: {points: 64, fewest: 8, most: 512, closure: 0.05, forward: 2, lateral: 0.6, height: 1},
  },
  statistics: {bestSeconds: [60, 300, 1200]},
} as const);

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
