import {
  createDecipheriv,
  createECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  type ECDH,
} from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import * as v from 'valibot';
import { ownAddressOf } from '../contracts/call-address.ts';
import { provePushSubscription } from '../contracts/push-calls.ts';
import { pushMessageSchema, type PushMessage } from '../contracts/push-message.ts';

/** A message that reached the push service, decrypted as its browser would. */
export interface Received extends PushMessage {
  /** When it came, ms. */
  at: number;
  topic: string | undefined;
  /** Who the product's token says it is. */
  contact: string | undefined;
  /** Key that signed it. */
  key: string;
}

interface Browser {
  ecdh: ECDH;
  auth: Buffer;
  applicationServerKey: string;
  /** The one that says that alerts are on. */
  welcome: Received | null;
  /** The others. */
  messages: Received[];
  sendsBack: boolean;
  isGone: boolean;
  /** Answers before the next message is taken: status, and `Retry-After` in seconds. */
  refusals: [status: number, retryAfter: number][];
}

/** What a browser sends to the product. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  applicationServerKey: string;
}

/** Beginning of the tag of the message that says that alerts are on. */
const WELCOME_TAG = 'alerts ';
/** Bytes that a push service must take (RFC 8030 §7.2). */
const LARGEST = 4_096;

/**
 * A push service for tests, with its browsers. It checks what RFC 8030, 8291 and 8292 require of a sender,
 * and decrypts by Node's own functions: none of the product's code is in it.
 */
export class PushService {
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: unknown) => {
      this.faults.push(String(error));
      response.writeHead(400).end(String(error));
    });
  });
  readonly #browsers = new Map<string, Browser>();
  readonly #arrivals = new EventEmitter<{ message: [] }>();
  /** Requests that broke the protocol. */
  readonly faults: string[] = [];

  #origin = '';

  /** Starts on a free loopback port; returns its origin. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('It does not listen');
    this.#origin = `http://127.0.0.1:${address.port}`;
    return this.#origin;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /**
   * Subscribes a new browser with the product's key. By default it sends back nonces, as the service
   * worker does.
   */
  subscribe(applicationServerKey: string, { sendsBack = true } = {}): BrowserSubscription {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const auth = randomBytes(16);
    const id = randomUUID();
    this.#browsers.set(id, {
      ecdh,
      auth,
      applicationServerKey,
      welcome: null,
      messages: [],
      sendsBack,
      isGone: false,
      refusals: [],
    });
    return {
      endpoint: `${this.#origin}/push/${id}`,
      keys: {
        p256dh: ecdh.getPublicKey('base64url', 'uncompressed'),
        auth: auth.toString('base64url'),
      },
      applicationServerKey,
    };
  }

  /** The browser ends its subscription: the service answers 410 from now on. */
  end({ endpoint }: BrowserSubscription): void {
    this.#browserAt(endpoint).isGone = true;
  }

  /** Refuses the next messages of a browser. */
  refuse({ endpoint }: BrowserSubscription, ...refusals: Browser['refusals']): void {
    this.#browserAt(endpoint).refusals.push(...refusals);
  }

  messagesOf({ endpoint }: BrowserSubscription): readonly Received[] {
    return this.#browserAt(endpoint).messages;
  }

  /** Returns the message of a browser that says that alerts are on. */
  welcomeOf({ endpoint }: BrowserSubscription): Received {
    const { welcome } = this.#browserAt(endpoint);
    if (!welcome) throw new Error(`No message has reached ${endpoint}`);
    return welcome;
  }

  /** Resolves with the other messages of a browser when it has this many. */
  async messages(of: BrowserSubscription, number: number): Promise<readonly Received[]> {
    while (this.messagesOf(of).length < number) await once(this.#arrivals, 'message');
    return this.messagesOf(of);
  }

  #browserAt(endpoint: string): Browser {
    const browser = this.#browsers.get(new URL(endpoint).pathname.slice('/push/'.length));
    if (!browser) throw new Error(`No browser has ${endpoint}`);
    return browser;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request;
    const body = await buffer(request);
    const browser = this.#browsers.get(url.slice('/push/'.length));
    if (method !== 'POST' || !browser) return void response.writeHead(404).end();
    if (browser.isGone) return void response.writeHead(410).end();
    const [refusal] = browser.refusals.splice(0, 1);
    if (refusal) {
      const [status, retryAfter] = refusal;
      return void response.writeHead(status, { 'retry-after': String(retryAfter) }).end();
    }
    if (body.byteLength > LARGEST) throw new Error('The message is too large');
    if (!/^\d+$/.test(header(headers['ttl']) ?? '')) throw new Error('TTL is missing');
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('It is not aes128gcm');
    const topic = header(headers['topic']);
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Error('No such topic');
    const { key, contact } = await this.#verify(headers.authorization ?? '');
    // RFC 8292 §4.2: only the key of the subscription may send to it.
    if (key !== browser.applicationServerKey) return void response.writeHead(403).end();
    const message = v.parse(pushMessageSchema, JSON.parse(decrypt(browser, body)));
    const received = { ...message, at: Date.now(), topic, contact, key };
    if (message.notification.tag.startsWith(WELCOME_TAG)) browser.welcome = received;
    else browser.messages.push(received);
    if (browser.sendsBack) await sendBack(message);
    response.writeHead(201, { location: `${this.#origin}/message/${randomUUID()}` }).end();
    this.#arrivals.emit('message');
  }

  /** Verifies the product's token (RFC 8292). */
  async #verify(authorization: string): Promise<{ key: string; contact: string | undefined }> {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
      audience: this.#origin,
    });
    const life = (payload.exp ?? Infinity) - Date.now() / 1_000;
    if (life > 86_400) throw new Error('The token lives longer than a day');
    return { key, contact: payload.sub };
  }
}

/** Sends a nonce back to the product, as the service worker of its browser does. */
async function sendBack({ proof, notification }: PushMessage): Promise<void> {
  if (!proof) return;
  const address = new URL(ownAddressOf(provePushSubscription, {}), notification.navigate);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(proof) });
  if (!response.ok) throw new Error(`The product refuses a nonce: ${await response.text()}`);
}

function header(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** RFC 8291 §3.4 and RFC 8188 §2, for one record. */
function decrypt({ ecdh, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    ecdh.getPublicKey(null, 'uncompressed'),
    sender,
  ]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end === -1) throw new Error('The last record has no end');
  return padded.subarray(0, end).toString('utf8');
}
