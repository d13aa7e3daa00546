import { foldText } from '../../edge/contracts/fold-text.ts';
import type { CountryOption } from '../text/country-option.ts';

/** The countries whose code it is, or one of whose words begins so, whatever its accents. */
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
