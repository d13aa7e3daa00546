/** Name of the `Server-Timing` entry that says how old a page from the cache is, ms. */
export const PAGE_AGE = 'age';
