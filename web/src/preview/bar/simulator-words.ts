import {type MarketParams, market as marketOf, REGIONS} from "@gradus/schemas/markets";
import type {Translator} from "@/lib/messages/translator";

/** What the simulator offers, in the words of the page it stands on. */
export function simulatorWords(market: MarketParams, t: Translator) {
  const regions = REGIONS.map((region) => ({value: region, label: marketOf(region).name[market.locale]}));
  return {
    title: t("preview.simulator.title"),
    off: t("preview.simulator.off"),
    lead: t("preview.simulator.lead"),
    detected: t("preview.simulator.detected"),
    cookie: t("preview.simulator.cookie"),
    show: t("preview.show"),
    end: t("preview.simulator.end"),
    detectedChoices: [
      ...regions,
      {value: "zz", label: t("preview.simulator.unknownRegion")},
      {value: "", label: t("preview.simulator.nowhere")},
      {value: "!", label: t("preview.simulator.fails")},
    ],
    cookieChoices: [
      {value: "", label: t("preview.simulator.noCookie")},
      ...regions,
      {value: "xx", label: t("preview.simulator.unknownRegion")},
    ],
  };
}

export type SimulatorWords = ReturnType<typeof simulatorWords>;
