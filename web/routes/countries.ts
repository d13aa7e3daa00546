import * as CALLS from '../../edge/contracts/calls.ts';
import { call } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { countryOptions } from '../domain/country-names.server.ts';
import type { CountryOption } from '../domain/country-option.ts';
import type { Route } from './+types/countries';

/** What the country selector offers; null when it could not be loaded. */
export async function loader({
  context,
  request,
}: Route.LoaderArgs): Promise<CountryOption[] | null> {
  const { api, edge } = loaderContextOf(context, request);
  const countries = await orNullWhenFailed(call(api, CALLS.listCountries, {}, request.signal));
  if (!countries) return null;
  return countryOptions(
    countries.map(({ countryCode }) => countryCode),
    edge.visitor.language,
  );
}
