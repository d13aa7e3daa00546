/** The product's short name: cookie, header and path names are built from it, never spelt out. */
export const PRODUCT = 'touchline';
/** Display name. */
export const PRODUCT_NAME = 'Touchline';
/**
 * Version of the product, its API documents and its client: docs/api-changes.md. A test compares
 * the places that cannot import it.
 */
export const VERSION = '0.2.0';
