export interface CountryOption {
  /** ISO 3166, lower case. */
  code: string;
  /** In the visitor's language. */
  name: string;
}
