import { foldText } from '../../../edge/contracts/fold-text.ts';
import type { CountryOption } from '../../../edge/shared/text/country-option.ts';

/** Returns countries with that code or a word that starts with it, ignoring accents. */
export function filterCountries(
  countries: readonly CountryOption[],
  text: string,
): readonly CountryOption[] {
  const wanted = foldText(text);
  if (wanted === '') return countries;
  return countries.filter(
    ({ code, name }) => code === wanted || ` ${foldText(name)}`.includes(` ${wanted}`),
  );
}
