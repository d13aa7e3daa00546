import { TALLEST, WEB_VIEW_MESSAGES_VERSION } from '../../edge/contracts/web-view-limits.ts';
import {
  accentOf,
  attributeFaults,
  themeOf,
  widgetAddress,
  type WidgetAttributes,
  type WidgetHost,
} from './widget-address.ts';

/** What a widget says itself, in each language that it can. */
export interface WidgetTexts {
  title: string;
  unreachable: string;
  misnamed: string;
  retry: string;
  open: string;
}

export interface WidgetSetting {
  /** Of the product, whose script this is. */
  origin: string;
  sportIds: Readonly<Record<string, number>>;
  texts: { readonly en: WidgetTexts; readonly [language: string]: WidgetTexts };
  host: WidgetHost;
}

/** A frame that is not ready after so many ms is away or slow: the widget says so until it is. */
export const READY_WITHIN = 3_000;
/** Loaded before it scrolls into sight. */
const AHEAD = '300px';
/** What is kept until its height is known, CSS px. */
const FIRST_HEIGHT = 160;

/**
 * No `allow-top-navigation`: nothing in a frame may lead the host's page away; links open tabs,
 * which are pages like any other. `allow-same-origin` keeps the frame's own origin, which sockets
 * are allowed by: on a foreign host it gives it nothing of that host.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

const ATTRIBUTES = ['type', 'sport', 'id', 'theme', 'accent', 'locale'] as const;

/** The class of `<touchline-widget>`: a sandboxed frame, as tall as what it shows. */
export function widgetElement({ origin, sportIds, texts, host }: WidgetSetting) {
  return class TouchlineWidget extends HTMLElement {
    static readonly version = WEB_VIEW_MESSAGES_VERSION;
    static readonly observedAttributes = [...ATTRIBUTES, 'title'];

    readonly #root = this.attachShadow({ mode: 'closed' });
    #frame: HTMLIFrameElement | null = null;
    #sight: IntersectionObserver | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #isAwake = false;
    #isInSight = false;
    #isSettling = false;
    readonly #untold = new Set<'theme' | 'accent'>();

    readonly #listen = (event: MessageEvent<unknown>) => this.#receive(event);
    readonly #retry = () => {
      if (!this.#isAwake) this.#load();
    };

    connectedCallback(): void {
      this.style.display ||= 'block';
      this.style.minHeight ||= `${FIRST_HEIGHT}px`;
      addEventListener('message', this.#listen);
      addEventListener('online', this.#retry);
      this.#sight = new IntersectionObserver(
        (entries) => this.#see(entries.at(-1)?.isIntersecting ?? false),
        { rootMargin: AHEAD },
      );
      this.#sight.observe(this);
    }

    disconnectedCallback(): void {
      removeEventListener('message', this.#listen);
      removeEventListener('online', this.#retry);
      this.#sight?.disconnect();
      this.#close();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after || !this.isConnected) return;
      if (name === 'title') return this.#name();
      if (this.#frame && (name === 'theme' || name === 'accent')) {
        this.#untold.add(name);
        return this.#tellLooks();
      }
      if (!this.#isInSight && !this.#frame) return;
      // Several attributes that change together make one address.
      if (this.#isSettling) return;
      this.#isSettling = true;
      queueMicrotask(() => {
        this.#isSettling = false;
        if (this.isConnected) this.#load();
      });
    }

    /** What changed since the frame's address was made, once it listens. */
    #tellLooks(): void {
      if (!this.#isAwake) return;
      const { theme, accent } = this.#attributes();
      for (const type of this.#untold)
        this.#send(
          type === 'theme'
            ? { type, theme: themeOf(theme) || 'system' }
            : { type, accent: accentOf(accent) || null },
        );
      this.#untold.clear();
    }

    #attributes(): WidgetAttributes {
      const read = (name: string) => this.getAttribute(name)?.trim() ?? '';
      return {
        type: read('type') || 'live',
        sport: read('sport') || 'football',
        id: read('id'),
        theme: read('theme'),
        accent: read('accent'),
        locale: read('locale'),
      };
    }

    #texts(): WidgetTexts {
      const wanted = this.#attributes().locale || navigator.language;
      const [language] = wanted.split('-');
      const near = Object.keys(texts).find((known) => known.split('-')[0] === language);
      return texts[wanted] ?? texts[near ?? 'en'] ?? texts.en;
    }

    #see(isInSight: boolean): void {
      this.#isInSight = isInSight;
      if (isInSight && !this.#frame) this.#load();
    }

    #load(): void {
      this.#close();
      const address = widgetAddress(this.#attributes(), sportIds, host);
      for (const fault of attributeFaults(this.#attributes(), sportIds, Object.keys(texts)))
        console.warn(`<touchline-widget>: ${fault}`, this);
      if (address === null) return this.#say(this.#texts().misnamed, null);
      const frame = document.createElement('iframe');
      // The product's own page has nothing to keep from it, and browsers warn of a sandbox that keeps nothing.
      if (host.origin !== origin) frame.setAttribute('sandbox', SANDBOX);
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      // The host's own policy may forbid a style's text, and never what its script sets.
      Object.assign(frame.style, {
        display: 'block',
        border: '0',
        width: '100%',
        height: `${FIRST_HEIGHT}px`,
        // One of another scheme than its page would be drawn on white.
        colorScheme: 'normal',
        // Until it speaks it may be a browser's own page about a server that is away.
        visibility: 'hidden',
      });
      frame.src = origin + address;
      this.#frame = frame;
      this.#name();
      this.#root.replaceChildren(frame);
      this.#timer = setTimeout(() => this.#say(this.#texts().unreachable, frame), READY_WITHIN);
    }

    #name(): void {
      if (this.#frame) this.#frame.title = this.title || this.#texts().title;
    }

    #close(): void {
      clearTimeout(this.#timer);
      this.#isAwake = false;
      this.#untold.clear();
      this.#frame = null;
      this.#root.replaceChildren();
    }

    /** Says why nothing is shown, beside the element's own link or one to the product, until the frame is ready. */
    #say(text: string, frame: HTMLIFrameElement | null): void {
      const { retry, open } = this.#texts();
      const link = () =>
        Object.assign(document.createElement('a'), {
          href: `${origin}/`,
          target: '_blank',
          rel: 'noopener',
          textContent: open,
        });
      const box = document.createElement('p');
      box.setAttribute('role', 'status');
      Object.assign(box.style, {
        font: '15px/1.5 system-ui, sans-serif',
        margin: '0',
        padding: '16px',
      });
      box.append(`${text} `, this.childElementCount > 0 ? document.createElement('slot') : link());
      if (frame) {
        const button = document.createElement('button');
        Object.assign(button, { type: 'button', textContent: retry, onclick: this.#retry });
        box.append(' ', button);
        frame.style.height = '0';
      }
      // The frame stays where it is: one that is put in anew loads anew.
      this.#root.append(box);
    }

    #send(message: object): void {
      this.#frame?.contentWindow?.postMessage({ v: WEB_VIEW_MESSAGES_VERSION, ...message }, origin);
    }

    #receive({ source, origin: from, data }: MessageEvent<unknown>): void {
      const frame = this.#frame;
      if (!frame || source !== frame.contentWindow || from !== origin) return;
      const message = messageOf(data);
      if (!message) return;
      const { type, height } = message;
      frame.style.visibility = '';
      if (type === 'ready' && !this.#isAwake) {
        this.#isAwake = true;
        clearTimeout(this.#timer);
        if (frame.style.height === '0px') frame.style.height = `${FIRST_HEIGHT}px`;
        frame.nextElementSibling?.remove();
        this.#tellLooks();
      }
      if (type === 'height' && typeof height === 'number' && height >= 0) {
        this.style.minHeight = '0';
        frame.style.height = `${Math.min(Math.ceil(height), TALLEST)}px`;
      }
      this.dispatchEvent(new CustomEvent('touchline', { bubbles: true, detail: message }));
    }
  };
}

/** A message of the contract's version; what else it has is for whom it is meant. */
function messageOf(data: unknown): { type: string; height?: unknown } | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('v' in data) || data.v !== WEB_VIEW_MESSAGES_VERSION) return null;
  if (!('type' in data) || typeof data.type !== 'string') return null;
  return { ...data, type: data.type };
}
