/** A command of a player key. */
export type Command =
  | { kind: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  /** s, from the current position */
  | { kind: 'seek'; by: number }
  /** Fraction of the length, 0–1. */
  | { kind: 'jump'; to: number }
  /** Fraction of full volume, 0–1. */
  | { kind: 'volume'; by: number }
  /** To the next available speed. */
  | { kind: 'speed'; by: 1 | -1 };

const COMMANDS: Readonly<Record<string, Command>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  c: { kind: 'captions' },
  j: { kind: 'seek', by: -10 },
  l: { kind: 'seek', by: 10 },
  arrowleft: { kind: 'seek', by: -5 },
  arrowright: { kind: 'seek', by: 5 },
  arrowup: { kind: 'volume', by: 0.1 },
  arrowdown: { kind: 'volume', by: -0.1 },
  home: { kind: 'jump', to: 0 },
  end: { kind: 'jump', to: 1 },
  '<': { kind: 'speed', by: -1 },
  '>': { kind: 'speed', by: 1 },
};

/** Keys that a focused control uses itself. */
const OWN_KEYS: Readonly<Record<string, RegExp>> = {
  BUTTON: /^(?: |Enter)$/,
  INPUT: /^(?:Arrow|Home|End|Page)/,
  SELECT: /./,
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  target: EventTarget;
}

/**
 * Returns a key's command while the focus is in the player, as on the major video sites. Only
 * there, so that a letter typed elsewhere, or spoken to a page, does nothing (WCAG 2.1.4).
 */
export function commandOf({ key, ctrlKey, altKey, metaKey, target }: Pressed): Command | null {
  if (ctrlKey || altKey || metaKey) return null;
  const tag = 'tagName' in target ? String(target.tagName) : '';
  if (OWN_KEYS[tag]?.test(key)) return null;
  if (/^\d$/.test(key)) return { kind: 'jump', to: Number(key) / 10 };
  return COMMANDS[key.toLowerCase()] ?? null;
}
