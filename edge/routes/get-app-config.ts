import type { Context } from 'hono';
import { appConfig, readBanner } from '../origin/media/app-data.ts';
import { answerData } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/app-config` → `AppConfig`. */
export function getAppConfig(c: Context<Bindings>) {
  return answerData(c, appConfig(readBanner(c.env.BANNER)));
}
