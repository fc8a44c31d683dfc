import {type ComponentProps, lazy, Suspense} from "react";

// Read with the first crop: what is left of a run is summed up anew, which nothing else here does.
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
