import { env } from 'node:process';

export type Values = Readonly<Record<string, string | undefined>>;

/**
 * Returns the value of a setting that is for tests alone; undefined outside test mode. By default it is one
 * of the running Worker or process.
 */
export function testSetting(name: string, values: Values = env): string | undefined {
  return values['TEST_MODE'] === '1' ? values[name] : undefined;
}
