import { html, raw } from 'hono/html';
import { PRODUCT_NAME } from '../contracts/product.ts';
import type { OutboxMessage } from './outbox.ts';

const STYLE = `
  :root { color-scheme: light dark; --canvas: light-dark(#fff, #141917); --ink: light-dark(#121714, #f1f5f2);
    --soft: light-dark(#4d5752, #b4beb8); --accent: light-dark(#0a6847, #46d394); --line: light-dark(#e2e5e1, #252d2a); }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
    background: var(--canvas); color: var(--ink); }
  h1 { margin: 0 0 .25rem; line-height: 1.2; }
  a { color: var(--accent); display: inline-block; padding-block: .625rem; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: .25rem; }
  ol { margin: 1rem 0 0; padding: 0; list-style: none; }
  li { border-top: 1px solid var(--line); padding: 1rem 0; }
  .who { color: var(--soft); margin: 0; overflow-wrap: anywhere; }
  .code { font: 600 2rem/1.3 ui-monospace, monospace; letter-spacing: .15em; margin: .25rem 0; }
  .text { margin: 0; }
`;

/** Returns the outbox as a page. `messages` are newest first. */
export function outboxPage(messages: readonly OutboxMessage[], nonce: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Outbox · ${PRODUCT_NAME}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p class="who">
            What would have been sent by e-mail and SMS: on this machine nothing is.
          </p>
          <a href="/dev/outbox">Reload</a> · <a href="/dev/outbox.json">As JSON</a>
          ${messages.length === 0 ? html`<p>Nothing was sent yet.</p>` : list(messages)}
        </main>
      </body>
    </html>`;
}

function list(messages: readonly OutboxMessage[]) {
  return html`<ol>
    ${messages.map(
      ({ to, channel, code, text, at }) =>
        html`<li>
          <p class="who">
            ${channel === 'email' ? 'E-mail' : 'SMS'} to ${to} ·
            <time datetime="${new Date(at).toISOString()}">${utc(at)}</time>
          </p>
          ${code === null ? '' : html`<p class="code">${code}</p>`}
          <p class="text">${text}</p>
        </li>`,
    )}
  </ol>`;
}

/** Returns a time (ms) as '2026-11-23 14:05:09 UTC'. */
function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
