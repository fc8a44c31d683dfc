// Stands in for the provider's browser library, as far as the shop uses it: an embedded checkout page in a frame.
(() => {
  const {origin} = new URL(document.currentScript.src);

  const createEmbeddedCheckoutPage = async ({clientSecret, fetchClientSecret, onComplete}) => {
    const secret = clientSecret ?? (await fetchClientSecret());
    const frame = document.createElement("iframe");
    frame.src = `${origin}/c/embed/${encodeURIComponent(secret)}`;
    frame.title = "Test payment";
    frame.style.cssText = "display:block;width:100%;height:900px;border:0";

    let place = null;

    const hear = (event) => {
      const {data} = event;
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      if (data?.from !== "local-payments") return;
      if (typeof data.height === "number") frame.style.height = `${Math.ceil(data.height)}px`;
      // The real library says nothing of it; the shop asks its own server then, and believes nothing that a page says.
      if (data.hasTotals) place?.dispatchEvent(new CustomEvent("payment-totals"));
      if (typeof data.goTo !== "string") return;
      // A session that is never redirected says so with an address that leads nowhere.
      if (data.goTo.startsWith("http")) window.location.assign(data.goTo);
      else onComplete?.();
    };

    return {
      mount(target) {
        place = typeof target === "string" ? document.querySelector(target) : target;
        if (!place) throw new Error(`There is no ${target} to mount the test payment page in`);
        window.addEventListener("message", hear);
        place.replaceChildren(frame);
      },
      unmount() {
        frame.remove();
      },
      destroy() {
        window.removeEventListener("message", hear);
        frame.remove();
      },
    };
  };

  window.Stripe = Object.assign(() => ({createEmbeddedCheckoutPage}), {version: "endive"});
})();
