import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { act, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, vi } from 'vitest';
import type { Profile } from '../../../edge/contracts/patron-calls.ts';
import { phoneExample } from '../../domain/phone-numbers.server.ts';
import { LiveContext } from '../../live/live-context.ts';
import { createLive } from '../../live/live-store.ts';
import { createTicker } from '../../live/ticker.ts';
import { shownBoxes } from '../../ui/testing/shown-boxes.ts';
import { createSession, SessionContext, type SessionStore } from '../../session/session.ts';

/** Response of a call: its data or a refusal. */
export type Answer = { data: unknown } | { status: number; state?: number; retryAfter?: number };

export interface AccountPage {
  box: HTMLElement;
  store: SessionStore;
  path: () => string;
  /** Calls that were made, each as 'POST /v3/patron-user/signin {…}'. */
  calls: string[];
  /** Headers of the last call to a path. */
  headersOf: (path: string) => Headers | undefined;
  field: (name: string) => HTMLInputElement;
  type: (name: string, text: string) => Promise<void>;
  choose: (name: string, value: string) => Promise<void>;
  press: (name: string | RegExp) => Promise<void>;
  submit: () => Promise<void>;
  /** Types into fields, by name, and submits. */
  send: (fields: Readonly<Record<string, string>>) => Promise<void>;
  text: () => string;
}

const CAPTCHA = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: 'n',
    salt: 's',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    keySignature: 'k',
    expiresAt: 1_900_000_000,
    data: { uuid: 'c1' },
  },
  signature: 's',
};

export const TOKENS = { data: { accessToken: 'a', expiresIn: 900 } };

/** Responses for calls of most sign-in flows. */
const USUAL: Record<string, Answer> = {
  'GET /v3/patron-user/social/providers': { data: { providers: [] } },
  'GET /captcha/config/info': {
    data: { isRequired: true, provider: 'altcha', algorithm: 'PBKDF2/SHA-256', expiresIn: 300 },
  },
  'POST /captcha/quiz': { data: { uuid: 'c1', challenge: CAPTCHA } },
  'POST /captcha/quiz/verification': { data: { token: 'human', expiresIn: 300 } },
  'POST /v2/patron-user/resolve': { data: { kind: 'email', identifier: 'ana@example.org' } },
  'POST /v3/patron-user/email/acquireOtp': {
    data: { requestId: 'r1', expiresIn: 300, resendIn: 60 },
  },
  'POST /v3/patron-user/email/verifyOtp': { data: { otpToken: 'proof' } },
};

const DIALLING_CODES = [
  { code: 'br', name: 'Brazil', dial: '+55' },
  { code: 'gb', name: 'United Kingdom', dial: '+44' },
];

let keys: ReturnType<typeof generateKeyPair> | undefined;

/** Returns the API's key response. */
async function encryptionKey() {
  keys ??= generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const key = { ...(await exportJWK((await keys).publicKey)), alg: 'ECDH-ES', use: 'enc' };
  return { key, kid: 'of the screens', expiresAt: Date.now() + 60_000, now: Date.now() };
}

/** Returns a body, decrypted if needed; null if it is for another key. */
async function opened(text: string): Promise<string | null> {
  const [, payload] = /^\{"payload":"([^"]+)"\}$/.exec(text) ?? [];
  if (payload === undefined) return text;
  try {
    keys ??= generateKeyPair('ECDH-ES', { crv: 'P-256' });
    const { plaintext } = await compactDecrypt(payload, (await keys).privateKey);
    return new TextDecoder().decode(plaintext);
  } catch {
    return null;
  }
}

/** Solves nothing: the API of a test accepts any solution. */
class IdleWorker extends EventTarget {
  postMessage(): void {
    const data = { counter: 7, derivedKey: '00' };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

const beat = () => act(() => new Promise<void>((wake) => setTimeout(wake, 10)));

/** Waits until nothing is busy. */
async function settled(box: HTMLElement, mostBeats: number): Promise<void> {
  await beat();
  for (let beats = 0; beats < mostBeats && box.querySelector('[aria-busy=true]'); beats += 1)
    await beat();
  await beat();
}

/** Returns a function that shows an account screen at `/here`, with an API that responds per `answers`. */
export function accountPages(): (
  content: ReactNode,
  answers?: Record<string, Answer | ((headers: Headers) => Answer)>,
  options?: { isAutomated?: boolean; profile?: Profile; country?: string; lacksSms?: true },
) => Promise<AccountPage> {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const showBox = shownBoxes();
  return async (content, answers = {}, options = {}) => {
    const { isAutomated = false, profile, country, lacksSms } = options;
    vi.stubGlobal('Worker', IdleWorker);
    // The test DOM reports itself as automated.
    vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(isAutomated);
    const calls: string[] = [];
    const headers = new Map<string, Headers>();
    vi.stubGlobal('fetch', async (request: Request) => {
      const path = new URL(request.url).pathname.replace(/^\/api\/[^/]+/, '');
      const name = `${request.method} ${path}`;
      if (path === '/v3/patron-user/encryption-key')
        return Response.json({ data: await encryptionKey() });
      const body = await opened(await request.text());
      // For another test's key.
      if (body === null) return new Response('', { status: 400 });
      if (path !== '/v3/patron-user/social/providers') calls.push(`${name} ${body}`.trim());
      headers.set(path, request.headers);
      const answer = answers[name] ?? USUAL[name] ?? { status: 404 };
      return answerOf(typeof answer === 'function' ? answer(request.headers) : answer);
    });
    const live = createLive({ origin: 'ws://localhost', onScoreChange: () => {}, log: () => {} });
    const store = createSession(profile ? { userId: profile.userId } : null);
    if (profile) store.setState({ userProfileData: profile });
    const routes = [
      { path: '/here', element: content },
      {
        path: '/resources/dialling-codes',
        // Where the visitor's country is known, no form waits for the list.
        loader: () => (country === undefined ? DIALLING_CODES : new Promise(() => {})),
      },
      { path: '*', element: null },
    ];
    const shell = country && {
      country: { code: country, name: country },
      phoneExample: phoneExample(country),
      lacksSms,
    };
    const router = createMemoryRouter(
      [{ id: 'root', loader: () => shell, HydrateFallback: () => null, children: routes }],
      { initialEntries: ['/here'], hydrationData: { loaderData: { root: shell } } },
    );
    const box = await showBox(
      <SessionContext value={store}>
        <LiveContext value={{ live, ticker: createTicker(0, 0) }}>
          <RouterProvider router={router} />
        </LiveContext>
      </SessionContext>,
    );
    // In an automated browser, calls never finish.
    const settle = () => settled(box, isAutomated ? 5 : 2_000);
    await settle();

    function field(name: string): HTMLInputElement {
      const found = box.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!found) throw new Error(`No field ${name} in: ${box.textContent}`);
      return found;
    }
    function button(name: string | RegExp): HTMLButtonElement {
      const found = [...box.querySelectorAll('button')].find((candidate) => {
        const label = candidate.getAttribute('aria-label') ?? candidate.textContent;
        return typeof name === 'string' ? label === name : name.test(label);
      });
      if (!found) throw new Error(`No button ${String(name)} in: ${box.textContent}`);
      return found;
    }
    async function type(name: string, text: string): Promise<void> {
      const input = field(name);
      // React tracks the value it wrote; the prototype's setter acts like a keyboard.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(
        input,
        text,
      );
      await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
      await settle();
    }
    async function submit(): Promise<void> {
      await act(async () => box.querySelector('form')?.requestSubmit());
      await settle();
    }
    return {
      box,
      store,
      calls,
      path: () => router.state.location.pathname,
      headersOf: (path) => headers.get(path),
      field,
      type,
      choose: async (name, value) => {
        const select = box.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
        if (!select) throw new Error(`No choice of ${name} in: ${box.textContent}`);
        select.value = value;
        await act(async () => select.dispatchEvent(new Event('change', { bubbles: true })));
        await settle();
      },
      press: async (name) => {
        await act(async () => button(name).click());
        await settle();
      },
      submit,
      send: async (fields) => {
        for (const [name, text] of Object.entries(fields)) await type(name, text);
        await submit();
      },
      text: () => box.textContent,
    };
  };
}

function answerOf(answer: Answer): Response {
  if ('data' in answer) return Response.json({ data: answer.data });
  const { status, state, retryAfter } = answer;
  return Response.json(
    { message: 'Refused', state },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  );
}
