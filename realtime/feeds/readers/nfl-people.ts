/** Returns 'T.Brady' in its usual form: 'T. Brady'. */
export function nflName(name: string): string {
  return name.replace(/^((?:\p{L}+\.)+)(?=\p{L})/u, '$1 ');
}

/** Returns a player's id from a file's key: '00-0019596'. */
export function nflId(key: string): string {
  return `nfl-${key}`;
}
