import { cutText } from '../../protocol/text.ts';
import { slugify } from '../../slug.ts';

export interface ShuttlesetNames {
  home: string;
  away: string;
  tournament: string;
  /** As the folder's name has it, since files have no dates; undefined where it has none. */
  year: number | undefined;
}

const YEAR = /(?:19|20)\d{2}/;

/**
 * What the name of a match's folder says. The data set names it after both
 * players, families in capitals, A first: `Anna_ABEND_Bo_BERG_Some_Open_2031`.
 * Of any other folder the players are A and B.
 */
export function namesFromFolder(name: string): ShuttlesetNames {
  const found = YEAR.exec(name)?.[0];
  const year = found === undefined ? undefined : Number(found);
  const person = String.raw`((?:\p{L}[\p{L}.'-]*_)+?\p{Lu}[\p{Lu}'-]+)`;
  const [, home, away, tournament] = new RegExp(`^${person}_${person}_(.+)$`, 'u').exec(name) ?? [];
  if (home === undefined || away === undefined || tournament === undefined)
    return { home: 'Player A', away: 'Player B', tournament: titleOf(name), year };
  return { home: personOf(home), away: personOf(away), tournament: titleOf(tournament), year };
}

function personOf(text: string): string {
  return text
    .split('_')
    .map((word) =>
      word === word.toUpperCase() ? word.charAt(0) + word.slice(1).toLowerCase() : word,
    )
    .join(' ');
}

function titleOf(text: string): string {
  const words = slugify(text.replaceAll('_', ' '))
    .split('-')
    .filter((word) => word !== '');
  const title = words.map((word) =>
    word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
  );
  return title.length > 0 ? cutText(title.join(' '), 200) : 'Badminton';
}
