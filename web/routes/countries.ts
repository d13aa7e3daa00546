import * as CALLS from '../../edge/contracts/calls.ts';
import { call } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { countryOptions } from '../../edge/shared/text/country-names.server.ts';
import type { CountryOption } from '../../edge/shared/text/country-option.ts';
import type { Route } from './+types/countries';

/** Returns the country selector's options; null if loading failed. */
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

/** Returns null on failure: pages preload the options, which must not show the error page. */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<CountryOption[] | null> {
  try {
    return await serverLoader();
  } catch {
    return null;
  }
}

/** Whether to reload: never, since the options do not depend on the chosen country or the user. */
export const shouldRevalidate = () => false;
