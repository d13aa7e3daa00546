/** What the operator set of the channel. */
export interface TvSetting {
  /** `TV_STREAM_URL`: a live stream of their own, in the place of the channel's. */
  streamUrl: string | undefined;
  /** `TV_COUNTRIES`: where it may be shown, parted by commas; everywhere where it is empty. */
  countries: string | undefined;
}

/** Whether the channel may be shown where somebody is (ISO 3166, small letters): not where that is not known. */
export function isShownIn(country: string | null, { countries = '' }: TvSetting): boolean {
  const listed = countries
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return listed.length === 0 || (country !== null && listed.includes(country));
}
