import type { Banner, NavigationEntryWire } from '../../edge/contracts/app-data.ts';
import { getAppConfig, getNavigation } from '../api/app-data.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import type { CountryOption } from '../country/country-option.ts';

/** What the bars around every page show. What could not be loaded is null: no reason to have no page. */
export interface Shell {
  navigation: NavigationEntryWire[] | null;
  banner: Banner | null;
  /** The country that content is shown for. */
  country: CountryOption | null;
}

export async function loadShell({ api, edge }: LoaderContext, signal: AbortSignal): Promise<Shell> {
  const [navigation, config] = await Promise.all([
    orNullWhenFailed(getNavigation(api, signal)),
    orNullWhenFailed(getAppConfig(api, signal)),
  ]);
  const code = edge.visitor.countryCode;
  return {
    navigation,
    banner: config?.banner ?? null,
    country: code === null ? null : { code, name: countryName(code) },
  };
}

/** Made where pages are loaded, never in the browser: runtimes name some countries differently. */
function countryName(code: string): string {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return names.of(code.toUpperCase()) ?? code.toUpperCase();
}
