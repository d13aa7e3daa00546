/** A scheme, 'www.', or a host that a path follows: what programs make links of. */
const ADDRESS = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*/gi;

/**
 * A comment's text without anything that would be taken for a link wherever it is shown:
 * 'https://example.org/a' becomes 'example[.]org/a'.
 */
export function neutralText(text: string): string {
  return text.replaceAll(ADDRESS, (address) =>
    address.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').replaceAll('.', '[.]'),
  );
}
