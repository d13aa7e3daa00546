import { meHandle, meMeta } from '../account/me/me-handle.ts';
import { SettingsPage } from '../account/me/settings-page.tsx';
import { enterRoute } from '../app/enter-route.server.ts';
import { readOddsFormat } from '../match/tabs/odds/odds-format.ts';
import type { Route } from './+types/me-settings';

export const handle = meHandle('settings', 'header.settings');

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return { oddsFormat: readOddsFormat(args.request.headers.get('cookie')) };
}

export const meta = meMeta('header.settings');

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsPage oddsFormat={loaderData.oddsFormat} />;
}
