/** The operator's settings of the channel. */
export interface TvSetting {
  /** `TV_STREAM_URL`: a live stream that replaces the channel's. */
  streamUrl: string | undefined;
  /** `TV_COUNTRIES`: allowed countries, separated by commas; everywhere if empty. */
  countries: string | undefined;
}

/**
 * Whether the channel may be shown in a country (ISO 3166 in lower case). If the setting lists countries, the
 * channel is not shown in an unknown one, null.
 */
export function isShownIn(country: string | null, { countries = '' }: TvSetting): boolean {
  const listed = countries
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return listed.length === 0 || (country !== null && listed.includes(country));
}
