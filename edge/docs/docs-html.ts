import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** Returns a collapsible JSON schema. */
export function schemaOf(what: string, name: string, schema: unknown): Html {
  const title = `${what} of ${name}`;
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0" role="group" aria-label="${title}">${JSON.stringify(schema, null, 2)}</pre>
  </details>`;
}

export function table(headings: string[], rows: (Html | string)[][]): Html {
  return html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Returns a list of statuses and their meanings. */
export function statuses(messages: Record<number, string>): Html | '' {
  const entries = Object.entries(messages);
  if (entries.length === 0) return '';
  return html`<ul class="statuses">
    ${entries.map(
      ([status, message]) => html`<li><code>${status}</code> ${inlineCode(message)}</li>`,
    )}
  </ul>`;
}

/** Renders backticks as code. */
export function inlineCode(text: string): Html {
  const parts = text.split('`');
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}
