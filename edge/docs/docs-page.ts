import { html, raw } from 'hono/html';
import { PRODUCT_NAME } from '../contracts/product.ts';
import { listParts } from './docs-parts.ts';
import { DOCS_STYLE } from './docs-style.ts';

type Html = ReturnType<typeof html>;

/** The contents: they are the same for everybody, and take 0.2 s to make. */
let contents: Html | undefined;

/** Returns the page of calls and sockets for people. The OpenAPI and AsyncAPI documents are for tools. */
export function docsPage(nonce: string, hasViewer: boolean): Html {
  contents ??= docsContents();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${PRODUCT_NAME} API</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${raw(DOCS_STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>${PRODUCT_NAME} API</h1>
          <p>
            For tools: <a href="/docs/api/openapi.json">OpenAPI</a> of calls and ingest,
            <a href="/docs/api/asyncapi.json">AsyncAPI</a> of sockets and ingest.
          </p>
          ${
            hasViewer &&
            html`<p>
              <a href="/docs/api/try">Try the calls</a>, as the account that is signed in here. A
              call with an encrypted body needs a client that encrypts.
            </p>`
          }
        </header>
        ${contents}
      </body>
    </html>`;
}

function docsContents(): Html {
  const parts = listParts();
  return html`<nav aria-label="Contents">
      <ul>
        ${parts.map(
          ({ id, title, entries }) =>
            html`<li>
              <a href="#${id}">${title}</a>
              <ul>
                ${entries.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
              </ul>
            </li>`,
        )}
      </ul>
    </nav>
    <main>
      ${parts.map(
        ({ id, title, introduction, entries }) =>
          html`<h2 id="${id}">${title}</h2>
            ${introduction}
            ${entries.map(({ name, content }) => html`<section id="${name}">${content}</section>`)}`,
      )}
    </main>`;
}
