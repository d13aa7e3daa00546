/** What clubs are called beside their names: it tells none from another. */
const CLUB_WORDS = new Set(
  ['1.', 'AC', 'ACF', 'AFC', 'AS', 'BK', 'BSC', 'CA', 'CD', 'CF', 'EC', 'FC', 'FK', 'FSV', 'IF']
    .concat(['RC', 'RCD', 'SC', 'SK', 'SS', 'SSC', 'SV', 'TSG', 'TSV', 'UD', 'US', 'VfB', 'VfL'])
    .concat(['da', 'de', 'del', 'di', 'do', 'of', 'the', '&', 'and']),
);

/** What stands for a team, a player or a league without a picture: 'MU' for Manchester United FC. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s/–-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !CLUB_WORDS.has(word));
  const [first = '', ...others] = telling.length > 0 ? telling : words;
  return [first, others.at(-1) ?? ''].map(initialOf).join('');
}

function initialOf(word: string): string {
  // Most Arabic names begin with the article.
  const telling = word.replace(/^ال(?=.{2})/u, '');
  return (/[\p{L}\p{N}]\p{M}*/u.exec(telling)?.[0] ?? '').toUpperCase();
}
