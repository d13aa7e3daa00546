import type { RouterContextProvider } from 'react-router';
import { sportByKey } from '../../realtime/sports/registry.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { languageNamed } from '../../edge/contracts/language.ts';
import { call } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { phoneExample } from '../domain/phone-numbers.server.ts';
import { countryOption } from '../../edge/shared/text/country-names.server.ts';
import { knownZone } from '../../edge/shared/time/offset-of.ts';
import { zoneYearsAround } from '../../edge/shared/time/zone-years.ts';
import type { Shell } from './shell.ts';
import { forcedLayoutOf, isDesktopLayout, viewportOf } from './viewport.server.ts';
import { startupSetting } from './startup/startup-setting.ts';

/** Loads the data of the bars. A part that fails is null; the page works. */
export async function loadShell(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Shell> {
  const { api, edge } = loaderContextOf(context, request);
  const { visitor, now } = edge;
  // In the order of spec point 4. The list of countries loads when it is opened, since the
  // visitor's own is known; a signed-in user's favourites follow in the browser.
  const [navigation, sports, tv, config] = await Promise.all([
    orNullWhenFailed(call(api, CALLS.getNavigation, {}, request.signal)),
    orNullWhenFailed(call(api, CALLS.listSports, {}, request.signal)),
    orNullWhenFailed(call(api, CALLS.getTvAvailability, {}, request.signal)),
    orNullWhenFailed(call(api, CALLS.getAppConfig, {}, request.signal)),
  ]);
  const timeZone = knownZone(visitor.timeZone);
  const code = visitor.countryCode;
  const url = new URL(request.url);
  return {
    navigation,
    sports: sports && sports.flatMap(({ key }) => sportByKey(key)?.key ?? []),
    isTvAvailable: tv?.isAvailable ?? false,
    banner: config?.banner ?? null,
    country: code === null ? null : countryOption(code, visitor.language),
    phoneExample: code === null ? undefined : phoneExample(code),
    ...(edge.lacksSms && { lacksSms: true }),
    isRestricted: visitor.isRestricted,
    theme: visitor.theme,
    density: visitor.density,
    ...(visitor.delay > 0 && { delay: visitor.delay * 1_000 }),
    isDesktop: isDesktopLayout(visitor.platform),
    forcedLayout: forcedLayoutOf(visitor),
    viewport: viewportOf(visitor),
    brand: visitor.brand,
    sites: edge.sites,
    pictureHosts: edge.pictureHosts,
    language: visitor.language,
    isLanguageNamed: languageNamed(url.searchParams.get('lang')) === visitor.language,
    platform: visitor.platform,
    ...(visitor.webView.appVersion !== null && { appVersion: visitor.webView.appVersion }),
    user: visitor.user,
    favourites: new Set(visitor.favourites),
    timeZone,
    zoneYears: zoneYearsAround(now, timeZone),
    now,
    startup: startupSetting(edge),
  };
}
