import { CookieJar } from '../testing/cookie-jar.ts';

/** Tabs of one browser share its cookies: each request takes what is there when it goes out. */
export class Tabs {
  readonly jar = new CookieJar();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** The status of a call: a GET, or a POST of a body. */
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

/** How often each stands in a list. */
export function timesOf(values: readonly string[]): number[] {
  const times = new Map<string, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times.values()];
}
