import { slugify } from '../../realtime/protocol/fold-text.ts';

/** Returns 'home-vs-away' in letters, digits and hyphens (spec point 2). */
export function matchSlug(home: string, away: string): string {
  return [slugify(home), 'vs', slugify(away)].filter(Boolean).join('-');
}

/** Whether a path's slug has only valid characters (spec point 5). */
export function isSlug(text: string): boolean {
  return /^[A-Za-z0-9-]+$/.test(text);
}
