import { CookieJar } from '../testing/cookie-jar.ts';

/** Tabs of one browser share its cookies: each request sends the current ones. */
export class Tabs {
  readonly jar = new CookieJar();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Returns a call's status: GET, or POST with a body. */
  async ask(path: string, body?: string): Promise<number> {
    const response = await fetch(this.#url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(this.jar.header !== '' && { cookie: this.jar.header }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    this.jar.keep(response.headers);
    await response.text();
    return response.status;
  }
}

/** Counts each value of a list. */
export function timesOf(values: readonly string[]): number[] {
  const times = new Map<string, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times.values()];
}
