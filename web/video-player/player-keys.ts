/** A command of a key or a control. */
export type Command =
  | { kind: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  /** Seconds from the current position. */
  | { kind: 'seek'; by: number }
  /** To a fraction of the length, 0–1. */
  | { kind: 'jump'; to: number }
  /** By a fraction of full volume, 0–1. */
  | { kind: 'volume'; by: number }
  /** To the next available speed, up or down. */
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
 * Returns the command of a key, with the keys of the major video sites. The caller listens only
 * inside the player, so that a letter typed or dictated elsewhere does nothing (WCAG 2.1.4).
 */
export function commandOf({ key, ctrlKey, altKey, metaKey, target }: Pressed): Command | null {
  if (ctrlKey || altKey || metaKey) return null;
  const tag = 'tagName' in target ? String(target.tagName) : '';
  if (OWN_KEYS[tag]?.test(key)) return null;
  if (/^\d$/.test(key)) return { kind: 'jump', to: Number(key) / 10 };
  return COMMANDS[key.toLowerCase()] ?? null;
}
