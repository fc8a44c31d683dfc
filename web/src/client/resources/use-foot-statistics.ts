import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

/** How the feet moved in a month (yyyy-MM), by shoe. */
export function useFootStatistics(name: string) {
  const [year = "", month = ""] = name.split("-");
  const query = {year, month: String(Number(month))};
  return useOwnResource(`foot statistics ${name}`, (params) =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/stats/footdata/month", {params, query}),
  );
}
