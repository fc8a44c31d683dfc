import {type ComponentProps, lazy, Suspense} from "react";

// Loaded with the first crop: it recomputes the totals of the remaining run, which nothing else here does.
const Panel = lazy(async () => ({default: (await import("./crop-panel")).CropPanel}));
const Handles = lazy(async () => ({default: (await import("./crop-handles")).CropHandles}));

export const CropPanel = (props: ComponentProps<typeof Panel>) => (
  <Suspense>
    <Panel {...props} />
  </Suspense>
);

export const CropHandles = (props: ComponentProps<typeof Handles>) => (
  <Suspense>
    <Handles {...props} />
  </Suspense>
);
