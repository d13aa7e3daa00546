/** Name of the `Server-Timing` entry with the age of a cached page, ms. */
export const PAGE_AGE = 'age';
