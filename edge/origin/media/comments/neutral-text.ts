/** 'https://' and what follows it. */
const WITH_SCHEME = /[a-z][a-z\d+.-]*:\/\/\S*/gi;
const SCHEME = /[a-z][a-z\d+.-]*:\/\//gi;
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
  return text
    .replaceAll(WITH_SCHEME, (address) => withoutDots(withoutSchemes(address)))
    .replaceAll(ADDRESS, withoutDots);
}

/** What is left when one is taken out may be one again. */
function withoutSchemes(address: string): string {
  const bare = address.replaceAll(SCHEME, '');
  return bare === address ? bare : withoutSchemes(bare);
}

function withoutDots(address: string): string {
  return address.replaceAll('.', '[.]');
}
