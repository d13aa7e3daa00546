import type { NavigationEntryWire } from '../../edge/contracts/app-data.ts';
import { getNavigation } from '../api/app-data.ts';
import { isApiFailure } from '../api/failure.ts';
import type { Loading } from '../api/load-api.server.ts';

/** What the bars around every page show. */
export interface Shell {
  /** Null where it could not be loaded: no reason to have no page. */
  navigation: NavigationEntryWire[] | null;
}

export async function loadShell({ api }: Loading, signal: AbortSignal): Promise<Shell> {
  const navigation = await orNull(getNavigation(api, signal));
  return { navigation };
}

async function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiFailure(error)) return null;
    throw error;
  }
}
