import type { EdgeContext } from '../../edge/contracts/edge-context.ts';

/** A group of facts about a visitor, each under its name in the code. */
export interface FactGroup {
  name: string;
  facts: readonly (readonly [name: string, value: string])[];
}

/** Returns the edge's facts about a visitor for testers; null outside test mode. */
export function visitorFacts({ visitor, version, connection }: EdgeContext): FactGroup[] | null {
  if (!connection) return null;
  const { brand, device, webView, user, favourites, ...plain } = visitor;
  return [
    group('visitor', { ...plain, isSignedIn: user !== null, favourites: favourites.length }),
    group('brand', brand),
    group('device', device),
    group('webView', webView),
    group('versions', { build: version ?? null, app: webView.appVersion }),
    group('connection', connection),
  ];
}

function group(name: string, values: object): FactGroup {
  return { name, facts: Object.entries(values).map(([key, value]) => [key, String(value)]) };
}
