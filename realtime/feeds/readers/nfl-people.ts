/** 'T.Brady' as names are written elsewhere: 'T. Brady'. */
export function nflName(name: string): string {
  return name.replace(/^((?:\p{L}+\.)+)(?=\p{L})/u, '$1 ');
}

/** The id of a player by the key that the files have: '00-0019596'. */
export function nflId(key: string): string {
  return `nfl-${key}`;
}
