/** A grip on a rail without a line: the chart above is its scale. It overhangs, so its middle reaches both ends. */
export const RANGE_CLASSES = [
  "-mx-3 block h-hit w-[calc(100%+24px)] cursor-pointer appearance-none bg-transparent",
  "[&::-webkit-slider-thumb]:h-8 [&::-webkit-slider-thumb]:w-6 [&::-webkit-slider-thumb]:appearance-none",
  "[&::-webkit-slider-thumb]:rounded-input [&::-webkit-slider-thumb]:bg-text",
  "[&::-moz-range-thumb]:h-8 [&::-moz-range-thumb]:w-6 [&::-moz-range-thumb]:rounded-input",
  "[&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-text",
].join(" ");
