import type { OriginHandlers } from '../../services.ts';
import { appConfig, navigation, readBanner } from './app-data.ts';
import { listSports } from './sports.ts';

export const appHandlers = {
  listSports: () => listSports(),
  getAppConfig: (_input, { banner }) => appConfig(readBanner(banner)),
  getNavigation: () => navigation(),
} satisfies Partial<OriginHandlers>;
