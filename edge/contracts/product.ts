/** The product's short name: cookie, header and path names are built from it, never spelt out. */
export const PRODUCT = 'touchline';
/** Display name. */
export const PRODUCT_NAME = 'Touchline';
