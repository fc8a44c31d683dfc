// These functions run in the browser: pages carry them as text, so they use nothing but each other. A page is drawn
// first; then its data and its scripts are fetched, and what was pressed meanwhile is pressed again.

declare global {
  interface Window {
    /** Where the framework's scripts look for the data of a page. */
    __next_f?: unknown[];
  }
}

/** Starts once the first frame is drawn. A tab in the background draws none until the visitor switches to it. */
function wakePage(): void {
  const late = document.currentScript?.previousElementSibling;
  if (!(late instanceof HTMLTemplateElement)) return;
  holdPresses();
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Until now the page had the rules for what it holds; scripts draw more.
      for (const link of document.querySelectorAll("link[rel=stylesheet]")) link.removeAttribute("disabled");
      const scripts = document.importNode(late.content, true);
      for (const {src} of scripts.querySelectorAll("script"))
        document.head.append(
          Object.assign(document.createElement("link"), {rel: "preload", as: "script", href: src}),
        );
      void startScripts(scripts, late.dataset.data);
    }),
  );
}

/** The scripts read the data as soon as they run, so it comes first. All is fetched at the same time. */
async function startScripts(scripts: DocumentFragment, address: string | undefined): Promise<void> {
  if (address) {
    const answer = await fetch(address)
      .then(async (data) => ({isThere: data.ok, text: await data.text()}))
      .catch(() => null);
    // The connection may be restored.
    if (answer === null) return void setTimeout(() => startScripts(scripts, address), 5000);
    if (!answer.isThere) return reloadOnce();
    window.__next_f ??= [];
    window.__next_f.push([0], [1, answer.text]);
  }
  document.head.append(scripts);
}

/** Data that is gone belongs to a page that was changed since. */
function reloadOnce(): void {
  const visits = performance.getEntriesByType("navigation");
  if (!visits.some((visit) => "type" in visit && visit.type === "reload")) location.reload();
}

/**
 * Repeats clicks, input and submits that happen before the page is hydrated as soon as it is. Until then the page's
 * scripts must not receive these events at all: they would handle them twice.
 */
function holdPresses(): void {
  const heldPresses = new Map<Element, () => void>();
  const partOf = (element: Element) => element.closest('[data-hydrated="false"]');
  new MutationObserver(() => {
    for (const [element, redo] of heldPresses) {
      if (partOf(element)) continue;
      heldPresses.delete(element);
      if (element.isConnected) setTimeout(redo);
    }
  }).observe(document, {subtree: true, attributeFilter: ["data-hydrated"]});
  const hold = (name: string, again: (target: Element, event: Event) => (() => void) | null) => {
    const onEvent = (event: Event) => {
      const {target} = event;
      const control = target instanceof Element ? (target.closest("button") ?? target) : null;
      const redo = control && partOf(control) && again(control, event);
      if (!redo) return;
      event.stopImmediatePropagation();
      heldPresses.set(control, redo);
    };
    document.addEventListener(name, onEvent, true);
  };
  hold("click", (control) =>
    control instanceof HTMLButtonElement && control.type === "button" ? () => control.click() : null,
  );
  // A form with an address works without scripts, or requests a page.
  hold("submit", (form, event) => {
    if (!(form instanceof HTMLFormElement) || form.method === "get" || form.hasAttribute("action"))
      return null;
    event.preventDefault();
    return () => form.requestSubmit((event as SubmitEvent).submitter);
  });
  for (const name of ["input", "change"]) hold(name, (field) => () => repeatChange(field));
}

/** On hydration the framework takes the current value of a field for its initial one, so the events are repeated. */
function repeatChange(field: Element): void {
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, {bubbles: true}));
}

export const WAKE_PAGE = `{${[startScripts, reloadOnce, holdPresses, repeatChange, wakePage].join("\n")}\nwakePage()}`;
