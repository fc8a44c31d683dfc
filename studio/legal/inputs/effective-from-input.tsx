import {Stack, Text} from "@sanity/ui";
import {useToast} from "@sanity/ui/toast";
import {type FormPatch, getPublishedId, PatchEvent, type StringInputProps, useFormValue} from "sanity";
import {useContentClient} from "../../live-query/content-client.ts";
import {lastKnown} from "../../live-query/loadable.ts";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {type RegionLaw, regionLaws} from "../data/region-laws.ts";
import {takesEffectSentence} from "../rules/takes-effect.ts";

export function EffectiveFromInput(props: StringInputProps) {
  const isVersion = useFormValue(["_type"]) === "legalVersion";
  return isVersion ? <VersionDayInput {...props} /> : props.renderDefault(props);
}

function VersionDayInput(props: StringInputProps) {
  const laws = lastKnown(useLiveQuery(regionLaws)) ?? [];
  const scope = useFormValue(["scope"]);
  const concerned = laws.filter((law) => scope === "base" || law.scope === scope);
  const follow = useUpdateTextDates();
  const change = (patches: FormPatch | FormPatch[] | PatchEvent) => {
    props.onChange(patches);
    const day = dayIn(patches);
    if (day !== null) void follow(day);
  };
  return (
    <Stack gap={3}>
      {props.renderDefault({...props, onChange: change})}
      <Text muted size={1}>
        {takesEffectSentence(props.value ?? "", zonesOf(concerned))}
      </Text>
    </Stack>
  );
}

const zonesOf = (laws: readonly RegionLaw[]) => laws.map(({timeZone}) => timeZone);

function dayIn(change: FormPatch | FormPatch[] | PatchEvent): string | null {
  const patch = PatchEvent.from(change).patches.at(-1);
  return patch?.type === "set" && typeof patch.value === "string" ? patch.value : null;
}

const TEXT_DRAFTS = '*[_type == "legalText" && version._ref == $id && _id in path("drafts.**")]._id';

/** The day is part of every text's words, and so of the seal: it changes in all of them at once. */
function useUpdateTextDates() {
  const client = useContentClient();
  const id = useFormValue(["_id"]);
  const toast = useToast();
  return async (day: string) => {
    if (typeof id !== "string") return;
    try {
      const drafts = await client.fetch<string[]>(
        TEXT_DRAFTS,
        {id: getPublishedId(id)},
        {perspective: "raw"},
      );
      const transaction = drafts.reduce(
        (all, draft) => all.patch(draft, {set: {effectiveFrom: day}}),
        client.transaction(),
      );
      await transaction.commit({tag: "legal.day"});
    } catch {
      toast.push({
        status: "error",
        title: "The texts still name the former day.",
        description: "Choose the day once more; until then the version cannot go to review.",
      });
    }
  };
}
