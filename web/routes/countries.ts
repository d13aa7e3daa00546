import * as CALLS from '../../edge/contracts/calls.ts';
import { call } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { countryOptions } from '../text/country-names.server.ts';
import type { CountryOption } from '../text/country-option.ts';
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

/** A page loads them before anyone asks: that they cannot be had makes no error page of it. */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<CountryOption[] | null> {
  try {
    return await serverLoader();
  } catch {
    return null;
  }
}

/** Whichever country is chosen, and whoever signs in. */
export const shouldRevalidate = () => false;
