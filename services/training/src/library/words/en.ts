/** Titles and what a workout is for and how it should feel; numbers come in by name. */
export const EN = {
  families: {
    easy: [
      "Easy run {form}",
      "Builds the base that everything else stands on. You could talk in whole sentences all the way, at {percent}% of critical power.",
    ],
    recovery: [
      "Recovery run {form}",
      "Loosens tired legs without adding load. It should feel almost too slow, and you finish fresher than you began.",
    ],
    "run-walk": [
      "Run and walk {form}",
      "Takes you far without wearing you down: run easily, walk {walk} min, and start again before you need to. Keep the walks brisk.",
    ],
    long: [
      "Long run {form}",
      "Trains endurance and the use of fat at {percent}% of critical power. Start gently; the last third is work, but never a struggle.",
    ],
    "long-ultra": [
      "Ultra long run {form}",
      "Gets legs, stomach and head used to many hours. Stay calm at {percent}%, and eat and drink from the first half hour on.",
    ],
    "long-fast-finish": [
      "Long run, fast finish {form}",
      "Teaches you to run well on tired legs: {easy} min easy, then {fast} min at {percent}%. Hold back early, so that the finish feels strong and not desperate.",
    ],
    "long-surges": [
      "Long run with surges {form}",
      "Livens up a long run: after every {easy} min easy comes a minute at {percent}%. The surges are quick and relaxed, and you return to the easy pace at once.",
    ],
    progression: [
      "Progression run {form}",
      "Three parts, each a little harder than the one before. It trains control: the last part is brisk, and you could still go on.",
    ],
    rising: [
      "Rising run {form}",
      "Power climbs evenly from 65 to 92% of critical power. You feel your way through every easy gear and end comfortably hard.",
    ],
    strides: [
      "Easy run with strides {form}",
      "An easy run, then {count} strides for quick, loose legs. Each one is fast and relaxed, not a sprint; recover fully in between.",
    ],
    drills: [
      "Running drills {form}",
      "High knees, heel flicks, skips and ankling for 30 s each, then {easy} min easy. Work on tall posture and light feet; nothing should burn.",
    ],
    fartlek: [
      "Fartlek {form}",
      "A game of fast and easy that sharpens your sense of effort. The fast parts, at {percent}%, are lively; keep running in between.",
    ],
    "fartlek-ladder": [
      "Fartlek ladder {form}",
      "Fast stretches of changing length at {percent}%, with easy running after each. Stay patient in the long ones and light in the short ones.",
    ],
    tempo: [
      "Tempo run {form}",
      "One long stretch at {percent}% of critical power. Comfortably hard: you can say a few words, and the pace settles into a rhythm.",
    ],
    "tempo-blocks": [
      "Tempo blocks {form}",
      "More time at tempo than you would manage in one go, at {percent}%. Each block feels strong and even, and the short jog is enough.",
    ],
    cruise: [
      "Cruise intervals {form}",
      "Raises your threshold with barely any rest: {percent}% of critical power. The breaks are short, so begin the first one a touch too easy.",
    ],
    threshold: [
      "Threshold {form}",
      "Right at the edge you can hold for about an hour, at {percent}%. Breathing is deep and controlled; if it gets ragged, ease off a little.",
    ],
    "over-unders": [
      "Over-unders {form}",
      "Two minutes just below critical power, one just above, without a break. You learn to clear what builds up while you keep running.",
    ],
    "cut-down": [
      "Cut-down {form}",
      "Four parts that go from tempo to just above critical power. Be strict in the first two; the last one is hard and still tidy.",
    ],
    intervals: [
      "Intervals {form}",
      "Lifts the ceiling of your oxygen uptake at {percent}% of critical power. Hard from the second minute on; the last one should be as good as the first.",
    ],
    "short-intervals": [
      "Short intervals {form}",
      "Short and quick at {percent}%, for oxygen uptake and running economy. You breathe hard at the end of each, and stay loose in the shoulders.",
    ],
    "thirty-thirty": [
      "30/30 {form}",
      "Half a minute fast, half a minute easy: much time near your maximum in small bites. The first ones feel simple; the last ones do not.",
    ],
    "track-200": [
      "Track repetitions {form}",
      "Speed with long enough rests, at {percent}% of critical power. Fast, upright and relaxed; stop if your form falls apart.",
    ],
    "track-400": [
      "Track intervals {form}",
      "Rhythm on the track at {percent}%. Run every one in the same time; the last two will ask for it.",
    ],
    "track-1000": [
      "Long track intervals {form}",
      "The classic for 5 and 10 km, at {percent}% of critical power. Settle in for the first lap and work in the last.",
    ],
    ladder: [
      "Track ladder {form}",
      "Changing distances keep body and head awake, at {percent}%. Longer ones steady, shorter ones a little quicker.",
    ],
    "hill-sprints": [
      "Hill sprints {form}",
      "A few seconds up a steep hill, all out, for strong and springy legs. Walk down and wait until you feel new.",
    ],
    hills: [
      "Hill repeats {form}",
      "Strength and oxygen uptake in one, at {percent}% uphill. Short steps, active arms, eyes ahead; jog down easily.",
    ],
    "long-hills": [
      "Long hill repeats {form}",
      "Long climbs at {percent}% build strength that lasts. Find a rhythm you can hold to the top, and recover on the way down.",
    ],
    "rolling-hills": [
      "Rolling hills {form}",
      "Steady pressure up, easy running down, again and again. It should feel strong on the climbs, never out of breath.",
    ],
    downhill: [
      "Downhill running {form}",
      "Prepares your thighs for long descents. Quick, short steps, leaning slightly forward; climb back up at leisure.",
    ],
    "trail-climbs": [
      "Trail climbs {form}",
      "Long climbs on trails at {percent}%. Where it gets steep, hike with purpose; power counts here, not pace.",
    ],
    "trail-easy": [
      "Easy trail run {form}",
      "An easy run on soft, uneven ground. Let the pace come and go with the path and keep the power low.",
    ],
    "trail-long": [
      "Long trail run {form}",
      "Hours on your feet, up and down, for mountain races. Walk steep climbs early, run the descents loosely, and practise eating.",
    ],
    "pace-5k": [
      "5 km pace {form}",
      "Gets you used to the power of a 5 km race, {percent}% of critical power. Hard and smooth: learn what the first kilometre should feel like.",
    ],
    "pace-10k": [
      "10 km pace {form}",
      "Race power for 10 km, {percent}%, in portions. It feels under control at first and honest at the end.",
    ],
    "pace-half": [
      "Half marathon pace {form}",
      "Race power for the half marathon, {percent}%. Strong and even; you should feel you could add one more.",
    ],
    "pace-marathon": [
      "Marathon pace {form}",
      "Marathon power, {percent}%, until it feels natural. Almost easy at the beginning: that is as it should be. Drink as you will in the race.",
    ],
    "long-marathon": [
      "Long run at marathon pace {form}",
      "{easy} min easy, then {race} min at marathon power, {percent}%. The dress rehearsal for the second half: shoes, food and patience included.",
    ],
    "pace-ultra": [
      "Ultra pace {form}",
      "25 min at ultra power, {percent}%, then 5 min of hiking. Practise the changes, the food and the calm you will need on the day.",
    ],
    shakeout: [
      "Shakeout {form}",
      "For the days before a race: a few easy minutes and short touches of race power. You should stop wanting more.",
    ],
    sharpening: [
      "Sharpening {form}",
      "Keeps you sharp while the volume falls, at {percent}% of critical power. Crisp, never tiring.",
    ],
    "race-blocks": [
      "Race power blocks {form}",
      "Short blocks near race power, {percent}%, with the rest of the week easy. They should feel crisp and leave you wanting more.",
    ],
    "race-mix": [
      "Race mix {form}",
      "{minutes} min at half marathon power, a breath, and 2 min at 5 km power. It trains the change of pace that decides races.",
    ],
    "test-3-9": [
      "Critical power test {form}, {before} min warm-up",
      "Two all-out efforts of 3 and 9 min with {between} min of rest. Spread each evenly and have nothing left at the end: from them comes your critical power.",
    ],
    "test-3-10": [
      "Critical power test {form}, {before} min warm-up",
      "Two all-out efforts of 3 and 10 min with {between} min of rest. Start each a little under what you believe in, and empty the tank in the last third.",
    ],
    "test-distance": [
      "Time trial {form}",
      "As fast as you can over the whole distance, alone against the clock. The first third feels restrained, the second hard, the last is all you have.",
    ],
    "test-steady": [
      "Threshold test {form}",
      "The highest power you can hold evenly for {minutes} min. Begin with respect; if something is left, give it in the last five minutes.",
    ],
    "treadmill-steps": [
      "Treadmill steps {form}",
      "An easy run indoors that changes every three minutes, so that time passes. The third step is brisk and stays easy on the breath.",
    ],
    "treadmill-intervals": [
      "Treadmill intervals {form}",
      "Intervals at {percent}% with 1% incline, where the belt keeps you honest. Change the speed in time: belts need a few seconds.",
    ],
    "treadmill-climb": [
      "Treadmill climb {form}",
      "A mountain for flat places: half of each climb at 6%, half at 9%. Steady and strong, with short steps and no hands on the rails.",
    ],
    "treadmill-tempo": [
      "Treadmill tempo {form}",
      "Tempo indoors in waves of 3 and 2 min, so that the head stays awake. Comfortably hard, with a fan and something to drink.",
    ],
    lunch: [
      "Lunch break run {form}",
      "A complete workout for little time: short warm-up, brisk stretches, done. Lively, and you are back at your desk fresh.",
    ],
  },
  objectives: {
    base: "Aerobic base",
    recovery: "Recovery",
    endurance: "Endurance",
    control: "Sense of effort",
    speed: "Speed and looseness",
    technique: "Running form",
    rhythm: "Change of pace",
    tempo: "Stamina",
    threshold: "Threshold",
    vo2: "Oxygen uptake",
    power: "Leg strength and power",
    strength: "Climbing strength",
    race: "Race power",
    freshness: "Freshness for the race",
    measure: "Critical power",
  },
} as const;

export type FamilyName = keyof typeof EN.families;
export type ObjectiveName = keyof typeof EN.objectives;

/** The same in another language. */
export interface LibraryLanguage {
  readonly families: Readonly<Record<FamilyName, readonly [title: string, desc: string]>>;
  readonly objectives: Readonly<Record<ObjectiveName, string>>;
}
