/** From here on it is another step, and no line more or less. */
const OTHER_STEP_PX = 160;

interface Size {
  readonly before: number;
  readonly after: number;
}

interface Place {
  /** Of the frame's upper edge, from that of the window. */
  readonly top: number;
  readonly navHeight: number;
  readonly windowHeight: number;
}

/** Whether the form changed to another step (such as the bank's) whose beginning is outside the window. */
export function isOutOfSight({before, after}: Size, {top, navHeight, windowHeight}: Place): boolean {
  const isOtherStep = before > 0 && after > 0 && Math.abs(after - before) >= OTHER_STEP_PX;
  return isOtherStep && (top < navHeight || top > windowHeight / 2);
}

export function followFrame(frame: HTMLElement): () => void {
  let before = frame.offsetHeight;
  const observer = new ResizeObserver(() => {
    const size = {before, after: frame.offsetHeight};
    before = size.after;
    const style = getComputedStyle(frame);
    const geometry = {
      top: frame.getBoundingClientRect().top,
      navHeight: Number.parseFloat(style.getPropertyValue("--nav-height")) || 0,
      windowHeight: window.innerHeight,
    };
    if (!isOutOfSight(size, geometry)) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    frame.scrollIntoView({block: "start", behavior: isCalm ? "instant" : "smooth"});
  });
  observer.observe(frame);
  return () => observer.disconnect();
}
