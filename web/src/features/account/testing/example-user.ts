import type {User} from "@gradus/backend/contract/accounts";

export function exampleUser(changes: Partial<User> = {}): User {
  return {
    ...{
      id: "usr_1",
      user_name: "mira.k",
      email: "mira@example.test",
      email_verified: true,
      email_pending: null,
    },
    ...{first_name: "Jo", last_name: "Keller", timezone: "Europe/Berlin", locale: "en", region: "de"},
    ...{date_of_birth: "1988-02-29", gender: "not_stated", height_cm: 171, weight_kg: 62},
    ...{avatar_url: null, bib_color: null, goal_race: {kind: "none"}},
    preferences: {
      ...{distance_unit: "km", temperature_unit: "c", weight_unit: "kg", week_start: "monday"},
      ...{theme: "system", single_key_shortcuts: true, share_defaults: {level: "summary"}},
      mail: {product: true, training: true, news: false},
    },
    ...{
      identities: [],
      has_password: true,
      roles: [],
      deletes_at: null,
      created_at: "2026-01-01T10:00:00Z",
      version: 1,
    },
    ...changes,
  };
}
