/** What a tab stores for a user who has reached the last step of sign-up. */
export const SIGN_UP_DATA = JSON.stringify({
  user_name: "crawler",
  email: "crawler@example.com",
  first_name: "Kim",
  last_name: "Crawler",
  timezone: "Europe/Berlin",
  distance_unit: "km",
  temperature_unit: "c",
  goal_kind: "none",
});
