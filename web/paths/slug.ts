import { foldText } from '../../edge/contracts/fold-text.ts';

/** 'home-vs-away' in letters, digits and hyphens (spec point 2). */
export function matchSlug(home: string, away: string): string {
  return [slugify(home), 'vs', slugify(away)].filter(Boolean).join('-');
}

/** Whether a path's slug is made of what slugs are made of (spec point 5). */
export function isSlug(text: string): boolean {
  return /^[A-Za-z0-9-]+$/.test(text);
}

/** A name in lower-case letters, digits and hyphens; empty when it has none of them. */
export function slugify(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
