/** 'https://', and one within another: what is left when one is taken out may be one again. */
const SCHEME = /[a-z][a-z\d+.-]*:\/\//i;
const SCHEMES = new RegExp(SCHEME, 'gi');
const NAME = '[\\p{L}\\p{N}_-]+(?:\\.[\\p{L}\\p{N}_-]+)*';
/** Endings that are no words: 'que gol.de novo' is a sentence whose writer was in a hurry. */
const ENDINGS =
  'com|net|org|info|biz|io|app|dev|gg|bet|casino|xyz|club|online|site|top|shop|store|link|live|vip|ru|br|mx|ar|uk';
/** 'www.a.b', 'a.b/c', 'a.com': in any script what programs make links of. */
const ADDRESS = new RegExp(
  `www\\.${NAME}\\S*|${NAME}\\.\\p{L}{2,}[:/?#]\\S+|${NAME}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
  'giu',
);

/**
 * A comment's text without anything that would be taken for a link wherever it is shown:
 * 'https://example.org/a' becomes 'example[.]org/a'.
 */
export function neutralText(text: string): string {
  let bare = text;
  while (SCHEME.test(bare)) bare = bare.replaceAll(SCHEMES, '');
  return bare.replaceAll(ADDRESS, (address) => address.replaceAll('.', '[.]'));
}
