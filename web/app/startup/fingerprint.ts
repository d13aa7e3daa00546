import { hashComponents, loadSources, sources } from '@fingerprintjs/fingerprintjs';
import { DEVICE_PART } from './device-id.ts';

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

/** Returns 128 random bits that this browser stores, or new ones if it cannot. */
function keptPart(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const kept = storage.getItem(DEVICE_PART);
    if (kept) return kept;
    const made = randomPart();
    storage.setItem(DEVICE_PART, made);
    return made;
  } catch {
    // The cookie will store the resulting id.
    return randomPart();
  }
}

/** `randomUUID` is missing on insecure pages, such as a phone in a developer's network. */
function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
