declare global {
  interface Window {
    /** Buttons whose press nothing has handled yet, until the page listens: see `KEEP_PRESSES`. */
    earlyPresses?: Set<HTMLButtonElement> | null;
  }
}

/**
 * Inline script for slow lines, where a page is painted long before its code has loaded. Keeps each
 * button that is pressed until then, once, and lets nothing else handle the press. A button with a
 * popover works by itself.
 */
export const KEEP_PRESSES =
  'earlyPresses=new Set;addEventListener("click",e=>{let b=e.target.closest("[type=button]:not([popovertarget])");' +
  'earlyPresses&&b&&(e.stopImmediatePropagation(),earlyPresses.add(b))},!0)';

/**
 * Presses the buttons that were pressed too early, and keeps no further presses. Call it once the
 * page listens.
 */
export function repeatEarlyPresses(): void {
  const { earlyPresses } = window;
  if (!earlyPresses) return;
  window.earlyPresses = null;
  for (const button of earlyPresses) press(button);
}

/**
 * Presses a button, and again every 100 ms until something handles the press: React stops presses
 * of parts whose code has not loaded. Gives up after 10 s.
 */
function press(button: HTMLButtonElement, attempts = 100): void {
  let isHandled = false;
  button.addEventListener('click', () => (isHandled = true), { once: true });
  button.click();
  if (!isHandled && attempts > 1) setTimeout(press, 100, button, attempts - 1);
}
