import {
  countryListSchema,
  countryLocationSchema,
  type CountryLocation,
  type CountryWire,
} from '../../edge/contracts/country.ts';
import { envelopeSchema } from '../../edge/contracts/envelope.ts';
import { PRODUCT } from '../../edge/contracts/product.ts';
import type { Api } from './client.ts';

const listAnswer = envelopeSchema(countryListSchema);
const locationAnswer = envelopeSchema(countryLocationSchema);

/** Every country, by name. */
export async function getCountries(api: Api, signal?: AbortSignal): Promise<CountryWire[]> {
  const { data } = await api.get(`/api/${PRODUCT}-patron/country/listV2`, listAnswer, signal);
  return data;
}

/** Where the visitor is, as the patron API has it. */
export async function locateCountry(api: Api, signal?: AbortSignal): Promise<CountryLocation> {
  const { data } = await api.get(`/api/${PRODUCT}-patron/country/locate`, locationAnswer, signal);
  return data;
}
