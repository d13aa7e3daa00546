/** Common words in clubs' names, which do not distinguish them: 'FC', '1.', 'VfB', 'de'. */
const CLUB_WORD = /^(?:\d+\.|\p{Lu}{2,3}|Vf[BL]|\p{Ll}{1,3})$/u;

/** Returns initials for a team, player or league without a picture: 'MU' for Manchester United FC. */
export function initialsOf(name: string): string {
  // Each player of a pair has an initial.
  const [[first = '', ...others] = [], ...partners] = name.split('/').map(tellingOf);
  const last = partners.length > 0 ? partners.at(-1)?.[0] : others.at(-1);
  return [first, last ?? ''].map(initialOf).join('');
}

function tellingOf(name: string): string[] {
  const words = name.split(/[\s–-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !CLUB_WORD.test(word));
  return telling.length > 0 ? telling : words;
}

function initialOf(word: string): string {
  // Most Arabic names begin with the article.
  const telling = word.replace(/^ال(?=.{2})/u, '');
  return (/[\p{L}\p{N}]\p{M}*/u.exec(telling)?.[0] ?? '').toUpperCase();
}
