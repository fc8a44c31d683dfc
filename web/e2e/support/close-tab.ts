import type {Page} from "@playwright/test";

/** Closes the tab as a user does. True if the browser asks first: the test then chooses to stay. */
export async function asksBeforeClosing(tab: Page): Promise<boolean> {
  const isPrompted = new Promise<boolean>((resolve) => {
    tab.once("close", () => resolve(false));
    tab.once("dialog", (dialog) => {
      void dialog.dismiss().then(() => resolve(dialog.type() === "beforeunload"));
    });
  });
  await tab.close({runBeforeUnload: true});
  return isPrompted;
}
