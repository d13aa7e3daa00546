import {
  appConfigSchema,
  navigationSchema,
  type AppConfig,
  type NavigationEntryWire,
} from '../../edge/contracts/app-data.ts';
import { envelopeSchema } from '../../edge/contracts/envelope.ts';
import type { Api } from './client.ts';

const navigationAnswer = envelopeSchema(navigationSchema);
const configAnswer = envelopeSchema(appConfigSchema);

export async function getNavigation(
  api: Api,
  signal?: AbortSignal,
): Promise<NavigationEntryWire[]> {
  const { data } = await api.get('/api/media/v1/navigation', navigationAnswer, signal);
  return data;
}

export async function getAppConfig(api: Api, signal?: AbortSignal): Promise<AppConfig> {
  const { data } = await api.get('/api/media/v1/app-config', configAnswer, signal);
  return data;
}
