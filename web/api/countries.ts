import { countryLocationSchema, type CountryLocation } from '../../edge/contracts/country.ts';
import { envelopeSchema } from '../../edge/contracts/envelope.ts';
import { PRODUCT } from '../../edge/contracts/product.ts';
import type { Api } from './client.ts';

const locationAnswer = envelopeSchema(countryLocationSchema);

/** Where the visitor is, as the patron API has it. */
export async function locateCountry(api: Api, signal?: AbortSignal): Promise<CountryLocation> {
  const { data } = await api.get(`/api/${PRODUCT}-patron/country/locate`, locationAnswer, signal);
  return data;
}
