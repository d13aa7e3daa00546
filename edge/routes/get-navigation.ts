import type { Context } from 'hono';
import { navigation } from '../origin/media/app-data.ts';
import { answerData } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/navigation` → `NavigationEntryWire[]`. */
export function getNavigation(c: Context<Bindings>) {
  return answerData(c, navigation());
}
