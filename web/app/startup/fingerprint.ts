import { hashComponents, load, loadSources, sources } from '@fingerprintjs/fingerprintjs';

/**
 * What keeps a slow processor from all else: to draw, to play, to measure fonts
 * and to load locale data. It tells computers apart; phones of one model are
 * alike in most of it.
 */
const HEAVY = [
  'audio',
  'audioBaseLatency',
  'canvas',
  'dateTimeLocale',
  'domBlockers',
  'fontPreferences',
  'fonts',
  'timezone',
  'webGlBasics',
  'webGlExtensions',
] as const satisfies readonly (keyof typeof sources)[];

/** How long sources are read before the page's other work gets the processor again, ms. */
const TURN = 4;

/** 32 hexadecimal digits that are the same whenever this browser is asked. */
export async function fingerprint(isDesktop: boolean): Promise<string> {
  if (isDesktop) {
    // With monitoring the library would report each installation to its makers.
    const agent = await load({ monitoring: false });
    return (await agent.get()).visitorId;
  }
  const components = await loadSources(sources, { cache: {}, debug: false }, HEAVY, TURN)();
  return hashComponents({ ...components, clock: { value: clock(), duration: 0 } });
}

/** How far the browser's clock is from UTC in winter and in summer, minutes. */
function clock(): number[] {
  const year = new Date().getFullYear();
  return [0, 6].map((month) => new Date(year, month).getTimezoneOffset());
}
