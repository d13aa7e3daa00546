import { cutText } from '../../protocol/text.ts';
import { slugify } from '../../protocol/fold-text.ts';

export interface ShuttlesetNames {
  home: string;
  away: string;
  tournament: string;
  /** Year in the folder's name, as files have no dates; undefined without one. */
  year: number | undefined;
}

const YEAR = /(?:19|20)\d{2}/;

/**
 * Returns the names in a match's folder name. The data set names a folder after both players, A
 * first, with surnames in capitals: `Anna_ABEND_Bo_BERG_Some_Open_2031`. Under any other name the
 * players are Player A and Player B.
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
