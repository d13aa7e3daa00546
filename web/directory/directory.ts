import type { Outline } from '../../edge/shared/crest/crest-paths.ts';
import { foldText } from '../../realtime/protocol/fold-text.ts';
import type { Kitted } from '../../edge/shared/crest/kit-of.ts';
import type { Pictured } from '../../edge/shared/crest/picture-path.ts';
import type { Sport } from '../../realtime/sports/sport.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { slugify } from '../../realtime/protocol/fold-text.ts';

/** A league, team or player in a directory. */
export interface DirectoryEntry extends Pictured, Kitted {
  name: string;
  /** Name for the slug, if `name` is in the visitor's language and so differs between visitors. */
  slugName?: string | undefined;
  /** Text that distinguishes namesakes: a team's league. */
  detail: string | null;
  /** Name of the country; null if it has no single one. */
  country: string | null;
  crest: Outline;
}

/** The directories of a sport. */
export type DirectoryName = 'leagues' | 'teams';

/** Returns a directory's kind: in individual sports, players take the place of teams. */
export function kindOf(name: DirectoryName, sport: Sport): 'league' | 'team' | 'player' {
  if (name === 'leagues') return 'league';
  return sport.contestant === 'player' ? 'player' : 'team';
}

/** How a list is grouped: by country, or by the first letter of the name. */
export type DirectoryOrder = 'country' | 'initial';

/** The entries of one country or one letter. */
export interface DirectoryGroup {
  name: string;
  entries: readonly DirectoryEntry[];
}

/**
 * Returns the entries whose name and country contain every word of `text`; ignores case and
 * accents.
 */
export function filterEntries(
  t: Text,
  entries: readonly DirectoryEntry[],
  text: string,
): readonly DirectoryEntry[] {
  const words = foldText(text).split(' ').filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ name, country }) => {
    const found = foldText(`${name} ${country ?? t('directory.international')}`);
    return words.every((word) => found.includes(word));
  });
}

/** Returns the entries sorted by country, those without a country first, then by name. */
export function sortEntries(entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  return entries
    .map((entry) => ({ entry, country: slugify(entry.country ?? ''), slug: slugify(entry.name) }))
    .toSorted(
      (a, b) =>
        compare(a.country, b.country) ||
        compare(a.slug, b.slug) ||
        compare(a.entry.name, b.entry.name) ||
        compare(a.entry.id, b.entry.id),
    )
    .map(({ entry }) => entry);
}

/** Returns the entries country by country, in the order of each country's first entry. */
export function byCountry(entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  const countries = [...new Set(entries.map(({ country }) => country))];
  return countries.flatMap((country) => entries.filter((entry) => entry.country === country));
}

/** Returns the groups of sorted entries, by country or by initial. */
export function directoryGroups(
  t: Text,
  entries: readonly DirectoryEntry[],
  order: DirectoryOrder = 'country',
): DirectoryGroup[] {
  const groups = new Map<string, DirectoryEntry[]>();
  for (const entry of entries) {
    const name =
      order === 'country' ? (entry.country ?? t('directory.international')) : initialOf(entry.name);
    const own = groups.get(name);
    if (own) own.push(entry);
    else groups.set(name, [entry]);
  }
  return [...groups].map(([name, own]) => ({ name, entries: own }));
}

/**
 * Returns the letter to list a name under: 'A' for 'Águila', or its own letter in another script.
 */
function initialOf(name: string): string {
  const [own = '#'] = name.match(/[\p{L}\p{N}]/u) ?? [];
  return (slugify(name).charAt(0) || own).toUpperCase();
}

/**
 * Compares two texts by code unit, so that every runtime sorts alike, whatever its locale. Callers
 * compare slugs first, so that 'Ä' sorts with 'A'.
 */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
