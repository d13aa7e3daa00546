import type { CountryOption } from './country-option.ts';

/** The countries whose code it is, or one of whose words begins so, whatever its accents. */
export function filterCountries(
  countries: readonly CountryOption[],
  text: string,
): readonly CountryOption[] {
  const wanted = fold(text.trim());
  if (wanted === '') return countries;
  return countries.filter(
    ({ code, name }) => code === wanted || ` ${fold(name)}`.includes(` ${wanted}`),
  );
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
