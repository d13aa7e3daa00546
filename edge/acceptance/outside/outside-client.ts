import { setTimeout as pause } from 'node:timers/promises';
import { CookieJar } from '../../testing/cookie-jar.ts';
import { differences } from './answer-template.ts';
import type { Step } from './document-steps.ts';
import { readCurl, type CurlRequest } from './read-curl.ts';
import { wordsOf, type Variables } from './shell-words.ts';
import { TOOLS } from './tools.ts';

const ASSIGNMENT = /^(\w+)=(.*)$/;
/** `$(npm run -s accounts -- solve "$CHALLENGE")` */
const COMMAND = /^\$\(npm run -s accounts -- (\w+) (.*)\)$/;

/** Longest wait that a 429 may ask for, s: a code is sent again after a minute. */
const TIMEOUT_MS = 61;

export interface ClientOptions {
  /** Override the document's values: addresses of the product, and of the new user. */
  given: Readonly<Record<string, string>>;
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
}

/**
 * Runs a document's examples with no other knowledge of the product: by `fetch`, with the cookies that
 * answers set.
 */
export class OutsideClient {
  readonly #reported: Variables;
  /** Names with a value from the document. */
  readonly #given: Set<string>;
  readonly #jars = new Map<string, CookieJar>();
  readonly #files: ClientOptions['files'];

  constructor({ given, files }: ClientOptions) {
    this.#reported = new Map(Object.entries(given));
    this.#given = new Set(this.#reported.keys());
    this.#files = files;
  }

  /** Runs a step. Returns where the result differs from the document. */
  async take({ line, answer }: Step): Promise<string[]> {
    const [, name = '', value = ''] = ASSIGNMENT.exec(line) ?? [];
    if (name !== '') {
      await this.#assign(name, value);
      return [];
    }
    const [command, ...words] = wordsOf(line, this.#reported);
    if (command === 'sleep') {
      await pause(Number(words[0]) * 1_000);
      return [];
    }
    if (command !== 'curl') throw new Error(`Not a line of an example: ${line}`);
    const response = await this.#ask(readCurl(words));
    const body: unknown = await response.json();
    if (answer === null) return [];
    const wrong = differences(answer.body, body, { given: this.#given, reported: this.#reported });
    const status =
      response.status === answer.status ? [] : [`${response.status} ${JSON.stringify(body)}`];
    return [...status, ...wrong];
  }

  async #assign(name: string, value: string): Promise<void> {
    const [, tool = '', words = ''] = COMMAND.exec(value) ?? [];
    if (tool !== '') {
      const work = TOOLS[tool];
      if (!work) throw new Error(`There is no tool ${tool}`);
      this.#reported.set(name, await work(...wordsOf(words, this.#reported)));
    } else if (!this.#given.has(name)) {
      this.#reported.set(name, wordsOf(value, this.#reported).join(' '));
      this.#given.add(name);
    }
  }

  async #ask(request: CurlRequest): Promise<Response> {
    const { url, method, headers, sends, keeps } = request;
    const cookie = sends === null ? '' : this.#jar(sends).header;
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(cookie !== '' && { cookie }) },
      body: this.#bodyOf(request),
    });
    if (keeps !== null) this.#jar(keeps).keep(response.headers);
    const wait = Number(response.headers.get('retry-after') ?? 0);
    if (response.status !== 429 || wait > TIMEOUT_MS) return response;
    await response.body?.cancel();
    await pause(wait * 1_000);
    return this.#ask(request);
  }

  #jar(name: string): CookieJar {
    const jar = this.#jars.get(name) ?? new CookieJar();
    this.#jars.set(name, jar);
    return jar;
  }

  #bodyOf({ body, form }: CurlRequest): BodyInit | null {
    if (!form) return body;
    const sent = new FormData();
    for (const [name, value] of Object.entries(form)) {
      const file = value.startsWith('@') ? this.#files[value.slice(1)] : undefined;
      sent.set(name, file ? new File([file], value.slice(1)) : value);
    }
    return sent;
  }
}
