import {type Preferences, preferences, type UserEdit} from "../../contract/accounts.ts";

const PREFIX = "preferences.";

export function editPreferences(before: Preferences, edit: UserEdit): Preferences {
  const after = new Map<string, unknown>(Object.entries(before));
  for (const [key, value] of Object.entries(edit)) {
    if (!key.startsWith(PREFIX) || value === undefined) continue;
    const [group = "", member] = key.slice(PREFIX.length).split(".");
    after.set(group, member === undefined ? value : {...Object(after.get(group)), [member]: value});
  }
  return preferences.parse(Object.fromEntries(after));
}
