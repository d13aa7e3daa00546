export interface CountryOption {
  /** ISO 3166, lower case. */
  code: string;
  /** In English. */
  name: string;
}
