import { foldText } from '../../edge/contracts/fold-text.ts';
import type { Pictured } from '../../edge/crest/picture-path.ts';
import type { Sport } from '../../realtime/sports/sport.ts';
import type { Text } from '../text/text.ts';
import { slugify } from '../paths/slug.ts';

/** A league or a team in a list of all of a sport. */
export interface DirectoryEntry extends Pictured {
  id: string;
  name: string;
  /** What its address calls it, where its name is in the visitor's language. */
  slugName?: string | undefined;
  /** What it is told apart by: a team's league. */
  detail: string | null;
  /** Null for what is of no one country. */
  country: string | null;
  /** Of its crest. */
  shape: 'team' | 'pair' | 'player' | 'league';
}

/** The directories of a sport. */
export type DirectoryName = 'leagues' | 'teams';

/** What a directory is of: players stand in the place of teams where they are on their own. */
export function kindOf(name: DirectoryName, sport: Sport): 'league' | 'team' | 'player' {
  if (name === 'leagues') return 'league';
  return sport.contestant === 'player' ? 'player' : 'team';
}

/** What a list is parted by: the entries' countries, or the first letters of their names. */
export type DirectoryOrder = 'country' | 'initial';

/** The entries of a country, or of a letter. */
export interface DirectoryGroup {
  name: string;
  entries: readonly DirectoryEntry[];
}

/** The entries that every word of `text` is found in the name of; case and diacritics do not matter. */
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

/** By country, what is of none first, each country's own by name. */
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

/** Brings together what is of one country, in the order in which the countries come up. */
export function byCountry(entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  const countries = [...new Set(entries.map(({ country }) => country))];
  return countries.flatMap((country) => entries.filter((entry) => entry.country === country));
}

/** Sorted entries by country, or by letter. */
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

/** 'Águila' is found under A, a name in another script under a letter of its own. */
function initialOf(name: string): string {
  const [own = '#'] = name.match(/[\p{L}\p{N}]/u) ?? [];
  return (slugify(name).charAt(0) || own).toUpperCase();
}

/** By code unit: the same on every runtime, whatever its locale data. Names are compared as slugs: 'Ä' is by 'A'. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
