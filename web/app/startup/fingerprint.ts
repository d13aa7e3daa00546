import { hashComponents, loadSources, sources } from '@fingerprintjs/fingerprintjs';
import { keptPart } from './kept-part.ts';

/**
 * Sources left out because they block a slow processor: drawing, audio, font measurement and locale
 * data. Devices of one model agree in them; the kept part differs.
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

/** Time for reading sources before other work gets the processor, ms. */
const TURN = 4;

/**
 * Returns 32 hexadecimal digits from the browser's facts about its device and a stored random part.
 * They stay the same in this browser, and differ if the storage is copied to another device.
 */
export async function fingerprint(storage: Pick<Storage, 'getItem' | 'setItem'>): Promise<string> {
  const components = await loadSources(sources, { cache: {}, debug: false }, HEAVY, TURN)();
  return hashComponents({
    ...components,
    clock: { value: clock(), duration: 0 },
    kept: { value: keptPart(storage), duration: 0 },
  });
}

/** Returns the browser's UTC offsets in winter and in summer, minutes. */
function clock(): number[] {
  const year = new Date().getFullYear();
  return [0, 6].map((month) => new Date(year, month).getTimezoneOffset());
}
