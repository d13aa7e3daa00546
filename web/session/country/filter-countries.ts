import { foldText } from '../../../realtime/protocol/fold-text.ts';
import type { CountryOption } from '../../../edge/shared/text/country-option.ts';

/**
 * Returns the countries whose code is `text` or whose name has it at the start of a word; ignores
 * accents.
 */
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
