import type { Browser } from 'playwright/test';
import type { OwnClock } from '../../edge/local/clocked-worker.ts';

/** Journeys begin on this Saturday afternoon: no midnight, weekday or change to summer time is near. */
export const SATURDAY = Date.parse('2030-04-13T15:10:00Z');

/** Sets the clock of this process, or of a page before its scripts run. */
function setClock(clock: OwnClock): void {
  const Real = Date;
  const now = () => ('ahead' in clock ? Real.now() + clock.ahead : clock.at);
  globalThis.Date = new Proxy(Real, {
    construct: (_, given, made) =>
      Reflect.construct(Real, given.length === 0 ? [now()] : given, made),
    get: (_, key) => (key === 'now' ? now : Reflect.get(Real, key)),
  });
  // A page compares it with the server's clock.
  const timeOrigin = 'ahead' in clock ? performance.timeOrigin + clock.ahead : clock.at;
  Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin });
}

/** Sets the clock of this process and of all pages that the browser opens from now on. */
export function setClocks(browser: Browser, clock: OwnClock): void {
  setClock(clock);
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(setClock, clock);
    return context;
  };
}
