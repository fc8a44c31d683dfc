import type {Page} from "@playwright/test";

/** Closes the tab as a person does. True when the browser asks first: the story then answers to stay. */
export async function asksBeforeClosing(tab: Page): Promise<boolean> {
  const asked = new Promise<boolean>((resolve) => {
    tab.once("close", () => resolve(false));
    tab.once("dialog", (dialog) => {
      void dialog.dismiss().then(() => resolve(dialog.type() === "beforeunload"));
    });
  });
  await tab.close({runBeforeUnload: true});
  return asked;
}
