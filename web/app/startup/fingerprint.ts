import { hashComponents, loadSources, sources } from '@fingerprintjs/fingerprintjs';
import { keptPart } from './kept-part.ts';

/**
 * What keeps a slow processor from all else: to draw, to play, to measure fonts
 * and to load locale data. Devices of one model are alike in it, which the kept
 * part tells apart.
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

/**
 * 32 hexadecimal digits: of what the browser says of its device, and of a
 * random part that it keeps. They are the same whenever this browser is asked,
 * and another's where a storage was copied to another device.
 */
export async function fingerprint(storage: Pick<Storage, 'getItem' | 'setItem'>): Promise<string> {
  const components = await loadSources(sources, { cache: {}, debug: false }, HEAVY, TURN)();
  return hashComponents({
    ...components,
    clock: { value: clock(), duration: 0 },
    kept: { value: keptPart(storage), duration: 0 },
  });
}

/** How far the browser's clock is from UTC in winter and in summer, minutes. */
function clock(): number[] {
  const year = new Date().getFullYear();
  return [0, 6].map((month) => new Date(year, month).getTimezoneOffset());
}
