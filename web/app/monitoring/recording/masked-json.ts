/** Attributes that hold words; what stands in the page itself is masked as it is recorded. */
const WORDS = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'label',
  'placeholder',
  'title',
  'value',
]);
/** Addresses, of which a query may say who asked. */
const ADDRESSES = new Set(['action', 'href', 'src']);

/** An event as JSON, with nothing in it that a person reads or has typed. */
export function maskedJson(event: object): string {
  return JSON.stringify(event, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (WORDS.has(key)) return value.replace(/\S/g, '*');
    // What is not an address of the web holds its content itself.
    if (ADDRESSES.has(key)) return value.replace(/[?#].*/s, '');
    return value;
  });
}
