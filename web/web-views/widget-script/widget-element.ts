import { TALLEST, WEB_VIEW_MESSAGES_VERSION } from '../../../edge/contracts/web-view-limits.ts';
import {
  accentOf,
  attributeFaults,
  subjectPath,
  themeOf,
  widgetAddress,
  type WidgetAttributes,
} from './widget-address.ts';

/** A widget's own texts, in each language. */
export interface WidgetTexts {
  title: string;
  unreachable: string;
  misnamed: string;
  retry: string;
  open: string;
}

export interface WidgetSetting {
  /** Origin of the product, which serves this script. */
  origin: string;
  sportIds: Readonly<Record<string, number>>;
  texts: { readonly en: WidgetTexts; readonly [language: string]: WidgetTexts };
  host: string;
}

/** Time within which a frame must become ready, ms. After it the widget shows a message. */
export const READY_WITHIN = 3_000;
/** Distance from the viewport at which a widget loads. */
const AHEAD = '300px';
/** Height until the frame reports its own, CSS px. */
const FIRST_HEIGHT = 160;

/**
 * There is no `allow-top-navigation`, since a frame must not navigate the host's page; links open
 * tabs, which are not sandboxed. `allow-same-origin` keeps the frame's own origin, which the check
 * of the socket needs; on another origin it gives no access to the host's page.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

const ATTRIBUTES = ['type', 'sport', 'id', 'theme', 'accent', 'locale'] as const;

/** Returns the class of `<touchline-widget>`: a sandboxed frame as tall as its content. */
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
    readonly #unsent = new Set<'theme' | 'accent'>();

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
        this.#unsent.add(name);
        return this.#tellLooks();
      }
      if (!this.#isInSight && !this.#frame) return;
      // Attributes that change together cause one load.
      if (this.#isSettling) return;
      this.#isSettling = true;
      queueMicrotask(() => {
        this.#isSettling = false;
        if (this.isConnected) this.#load();
      });
    }

    /** Sends theme and accent changes once the frame is ready. */
    #tellLooks(): void {
      if (!this.#isAwake) return;
      const { theme, accent } = this.#attributes();
      for (const type of this.#unsent)
        this.#send(
          type === 'theme'
            ? { type, theme: themeOf(theme) || 'system' }
            : { type, accent: accentOf(accent) || null },
        );
      this.#unsent.clear();
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
      // On the product's own page a sandbox protects nothing, and browsers warn about it.
      if (host !== origin) frame.setAttribute('sandbox', SANDBOX);
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      // The host's CSP may forbid style text, but not styles set by script.
      Object.assign(frame.style, {
        display: 'block',
        border: '0',
        width: '100%',
        height: `${FIRST_HEIGHT}px`,
        // Browsers draw a frame whose colour scheme differs from its page on white.
        colorScheme: 'normal',
        // Until its first message the frame may contain the browser's error page.
        visibility: 'hidden',
      });
      frame.src = origin + address;
      this.#frame = frame;
      this.#name();
      this.#root.replaceChildren(frame);
      this.#timer = setTimeout(() => {
        // The browser says why it shows no frame to the page's developer alone, and in its own words.
        console.warn(
          `<touchline-widget>: ${origin} does not answer, or its operator does not list ${host} in WIDGET_ORIGINS`,
          this,
        );
        this.#say(this.#texts().unreachable, frame);
      }, READY_WITHIN);
    }

    #name(): void {
      if (this.#frame) this.#frame.title = this.title || this.#texts().title;
    }

    #close(): void {
      clearTimeout(this.#timer);
      this.#isAwake = false;
      this.#unsent.clear();
      this.#frame = null;
      this.#root.replaceChildren();
    }

    /**
     * Shows why there is no content, with the element's own link or one to the page about its
     * subject, until the frame is ready.
     */
    #say(text: string, frame: HTMLIFrameElement | null): void {
      const { retry, open } = this.#texts();
      const link = () =>
        Object.assign(document.createElement('a'), {
          href: origin + subjectPath(this.#attributes(), sportIds),
          target: '_blank',
          rel: 'noopener',
          textContent: open,
        });
      const box = document.createElement('p');
      box.setAttribute('role', 'status');
      box.dir = 'auto';
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
      // The frame stays in place: a reinserted one reloads.
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

/**
 * Returns a message of this version of the contract, else null; receivers check the other fields.
 */
function messageOf(data: unknown): { type: string; height?: unknown } | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('v' in data) || data.v !== WEB_VIEW_MESSAGES_VERSION) return null;
  if (!('type' in data) || typeof data.type !== 'string') return null;
  return { ...data, type: data.type };
}
