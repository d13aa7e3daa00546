/** The operator's settings. */
export interface TvSetting {
  /** `TV_STREAM_URL`: a live stream that replaces the channel's. */
  streamUrl: string | undefined;
  /** `TV_COUNTRIES`: allowed countries, separated by commas; everywhere if empty. */
  countries: string | undefined;
}

/**
 * Whether the channel may be shown in a country (ISO 3166, small letters): if limited, not in an unknown one.
 */
export function isShownIn(country: string | null, { countries = '' }: TvSetting): boolean {
  const listed = countries
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return listed.length === 0 || (country !== null && listed.includes(country));
}
