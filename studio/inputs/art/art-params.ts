import {type ArtGenerator, type ArtSetting, parseArtParams} from "@gradus/schemas/objects/art-settings";

type Params = Readonly<Record<string, unknown>>;

export function settingValue(setting: ArtSetting, params: Params): unknown {
  const stored = params[setting.name];
  if (stored !== undefined) return stored;
  if (setting.kind === "choices") return setting.options.map(({value}) => value);
  return setting.kind === "seed" ? 1 : setting.initial;
}

/** Unreadable text starts anew. */
export function withSetting(text: string | undefined, name: string, value: unknown): string {
  return JSON.stringify({...parseArtParams(text), [name]: value});
}

/** When the drawing changes, settings that the new drawing also has are kept, so black stays black. */
export function paramsFor(generator: ArtGenerator, text: string | undefined): string {
  const validParams = Object.entries(parseArtParams(text) ?? {}).filter(([name, value]) =>
    generator.settings.some((setting) => setting.name === name && fits(setting, value)),
  );
  return JSON.stringify(Object.fromEntries(validParams));
}

function fits(setting: ArtSetting, value: unknown): boolean {
  return setting.kind !== "choice" || setting.options.some((option) => option.value === value);
}

/** Adds a choice at its place in the list, or takes it out; the last one stays. */
export function toggled(setting: ArtSetting & {kind: "choices"}, chosen: readonly unknown[], value: string) {
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  const ordered = setting.options.map((option) => option.value).filter((one) => next.includes(one));
  return ordered.length > 0 ? ordered : [...chosen];
}
