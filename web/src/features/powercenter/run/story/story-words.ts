import {measureWords} from "@/lib/format/measure-words";
import type {RunContext} from "../run-words";
import type {Story} from "./run-story";

type Words = Omit<RunContext, "run">;

export function storyWords(story: Story, about: Words): string {
  const {format, t} = about;
  const watts = (value: number) => measureWords(format.watts(value));
  const pace = (speed: number) => measureWords(format.pace(speed));
  switch (story.kind) {
    case "repeats":
      return t(`runMore.story.repeats.${story.course}`, {
        count: story.count,
        time: format.duration(story.seconds),
        power: watts(story.power),
        change: watts(Math.abs(story.change)),
      });
    case "climb":
      return t(`runMore.story.climb.${story.course}`, {
        climb: measureWords(format.climb(story.climb.gain)),
        pace: pace(story.speed),
        power: watts(story.power),
      });
    case "drift":
      return t("runMore.story.drift", {percent: format.number(story.percent, 1)});
    case "halves":
      return t(`runMore.story.halves.${story.course}`, {
        first: watts(story.first),
        second: watts(story.second),
      });
    case "pace":
      return t(`runMore.story.pace.${story.course}`, {first: pace(story.first), second: pace(story.second)});
  }
}
