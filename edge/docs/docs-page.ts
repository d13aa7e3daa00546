import { html } from 'hono/html';
import type { ApiCall } from '../contracts/api-call.ts';
import { listCalls } from '../contracts/calls.ts';
import { PRODUCT, PRODUCT_NAME } from '../contracts/product.ts';
import { describeSchema } from './json-schema.ts';

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#d5dcde, #3a4649); --soft: light-dark(#f3f6f6, #1d2629); }
  body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
    background: light-dark(#fff, #141b1e); color: light-dark(#10181a, #e8eeef); }
  a { color: light-dark(#00566b, #6fd0e6); }
  h2 { margin-top: 2.5rem; }
  section { border-top: 1px solid var(--line); padding: 1rem 0; }
  h3 { margin: 0 0 .25rem; font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
  p { margin: .25rem 0 .75rem; }
  table { border-collapse: collapse; width: 100%; margin: .5rem 0; }
  th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
  code, pre { font: .9em/1.45 ui-monospace, monospace; }
  pre { background: var(--soft); padding: .75rem; overflow: auto; border-radius: .5rem; max-height: 30rem; }
  summary { cursor: pointer; min-height: 2.75rem; align-content: center; }
  .own { color: light-dark(#52615f, #a3b3b1); }
`;

const SECTIONS: [api: ApiCall['api'], title: string, base: string][] = [
  ['media', 'Media API', '/api/media'],
  ['patron', 'Patron API', `/api/${PRODUCT}-patron`],
];

/** The calls for people to read; the documents beside it are for tools. */
export function docsPage(nonce: string) {
  const calls = listCalls();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${PRODUCT_NAME} API</title>
        <style nonce="${nonce}">
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${PRODUCT_NAME} API</h1>
          <p>
            For tools: <a href="/docs/api/openapi.json">OpenAPI</a> of calls and ingest,
            <a href="/docs/api/asyncapi.json">AsyncAPI</a> of sockets and ingest. Data come as
            <code>{data}</code>, errors as <code>{message, state?}</code>.
          </p>
          ${SECTIONS.map(
            ([api, title, base]) =>
              html`<h2>${title}</h2>
                ${calls.filter((call) => call.api === api).map((call) => section(call, base))}`,
          )}
        </main>
      </body>
    </html>`;
}

function section(call: ApiCall & { name: string }, base: string) {
  const rows = Object.entries(call.parameters);
  return html`<section id="${call.name}">
    <h3>${call.method} ${base}${call.path}</h3>
    <p>
      ${call.summary}.${call.isSpecified ? '' : html` <span class="own">The name is our own.</span>`}
    </p>
    ${
      rows.length === 0
        ? ''
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Parameter</th>
                <th scope="col">In</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              ${rows.map(([name, parameter]) => {
                const isInPath = call.path.includes(`{${name}}`);
                return html`<tr>
                  <td>
                    <code>${name}</code>${isInPath || parameter.isRequired ? '' : ', optional'}
                  </td>
                  <td>${isInPath ? 'path' : 'query'}</td>
                  <td>
                    ${parameter.description}
                    <code>${JSON.stringify(describeSchema(parameter.schema, {}))}</code>
                  </td>
                </tr>`;
              })}
            </tbody>
          </table>`
    }
    ${Object.entries(call.errors).map(
      ([status, message]) => html`<p><code>${status}</code> ${message}</p>`,
    )}
    <details>
      <summary>Data</summary>
      <pre tabindex="0">${JSON.stringify(describeSchema(call.data, {}), null, 2)}</pre>
    </details>
  </section>`;
}
