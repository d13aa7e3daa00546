import { html } from 'hono/html';
import type { ApiName } from '../contracts/api-call.ts';
import { API_BASES } from '../contracts/call-address.ts';
import { describedCalls, type DescribedCall } from './described-calls.ts';
import { CALLS_DESCRIBED, REALTIME_DESCRIBED } from './described-schemas.ts';
import { inlineCode, schemaOf, statuses, table, type Html } from './docs-html.ts';
import {
  INGEST_CALLS,
  INGEST_HEADERS,
  INGEST_REFUSALS,
  OPTIONAL_INGEST_HEADERS,
  SIGNATURE,
  type IngestCall,
} from './ingest-calls.ts';
import { describeSchema } from './json-schema.ts';
import { EVERYWHERE, OF_BODIES, PUBLIC_READ, SEALED_BODY } from './openapi.ts';
import { CLIENT_RULES, queryOf, ROOM_MESSAGES, ROOMS, type Room } from './rooms.ts';

/** A part of the API page, with an entry for each call or room. */
export interface Part {
  id: string;
  title: string;
  introduction: Html;
  entries: { name: string; content: Html }[];
}

/** Returns the table cell with a parameter's name. */
function parameterCell(name: string, place: string, isRequired: boolean): Html {
  return html`<code>${name}</code>
    <span class="soft">${place}${isRequired ? '' : ', optional'}</span>`;
}

const SIGNED_IN = html`<p>
  Requires a sign-in: an app sends <code>Authorization: Bearer</code> with its access token, a
  browser its cookie.
</p>`;

export function listParts(): Part[] {
  const calls = describedCalls();
  const entriesOf = (api: ApiName) =>
    calls
      .filter((call) => call.api === api)
      .map((call) => ({ name: call.name, content: describeCall(call) }));
  const introduction = html`<p>
      Data come as <code>{data}</code>, errors as <code>{message, state?}</code>. Besides its own
      errors, any call may answer:
    </p>
    ${statuses(EVERYWHERE)}
    <p>A call with a body may also answer:</p>
    ${statuses(OF_BODIES)}`;
  return [
    { id: 'media', title: 'Media API', introduction, entries: entriesOf('media') },
    { id: 'patron', title: 'Patron API', introduction: html``, entries: entriesOf('patron') },
    { id: 'sms', title: 'SMS centre API', introduction: html``, entries: entriesOf('sms') },
    {
      id: 'ingest',
      title: 'Ingest',
      introduction: html`<p>Feeds post with these headers:</p>
        ${table(
          ['Header', 'Meaning'],
          Object.entries({
            ...INGEST_HEADERS,
            [SIGNATURE.header]: SIGNATURE.description,
            ...OPTIONAL_INGEST_HEADERS,
          }).map(([name, meaning]) => [html`<code>${name}</code>`, inlineCode(meaning)]),
        )}
        <p>A refused request gets one of these statuses:</p>
        ${statuses(INGEST_REFUSALS)}`,
      entries: INGEST_CALLS.map((call) => ({ name: call.name, content: describeIngest(call) })),
    },
    {
      id: 'sockets',
      title: 'Sockets',
      introduction: html`<p>${inlineCode(CLIENT_RULES)}</p>
        <p>
          A query of <code>epoch</code> and <code>version</code> names the state that a client has:
          the room then sends only what the client missed.
        </p>`,
      entries: Object.entries<Room>(ROOMS).map(([name, room]) => ({
        name,
        content: describeRoom(room),
      })),
    },
  ];
}

function describeCall(call: DescribedCall): Html {
  const members = call.members.map(({ name, place, isRequired, description, schema }) => [
    parameterCell(name, place, isRequired),
    html`${inlineCode(description)}
      <code class="type">${JSON.stringify(describeSchema(schema, {}))}</code>`,
  ]);
  const headers = Object.entries(call.headers).map(([name, { description, isRequired }]) => [
    parameterCell(name, 'header', isRequired),
    inlineCode(description),
  ]);
  const rows = [...members, ...headers];
  return html`<h3>${call.method} ${API_BASES[call.api]}${call.path}</h3>
    <p>
      ${inlineCode(call.summary)}.${call.isSpecified ? '' : html` <span class="soft">The name is our own.</span>`}
    </p>
    ${call.caller === 'signed-in' ? SIGNED_IN : ''}
    ${call.isPublicRead ? html`<p>${inlineCode(PUBLIC_READ)}</p>` : ''}
    ${rows.length === 0 ? '' : table(['Parameter', 'Meaning'], rows)} ${statuses(call.errors)}
    ${call.body ? schemaOf('Body', call.name, CALLS_DESCRIBED.whole(call.name, call.body)) : ''}
    ${call.encrypted ? schemaOf('Encrypted body', call.name, SEALED_BODY) : ''}
    ${schemaOf('Data', call.name, CALLS_DESCRIBED.whole(call.name, call.data, 'data'))}`;
}

function describeIngest({ name, path, summary, request, response }: IngestCall): Html {
  return html`<h3>POST ${path}</h3>
    <p>${summary}.</p>
    ${schemaOf('Body', name, REALTIME_DESCRIBED.whole(name, request))}
    ${schemaOf('Answer', name, REALTIME_DESCRIBED.whole(name, response))}`;
}

function describeRoom(room: Room): Html {
  const { address, summary, parameters, messages } = room;
  const inPath = Object.entries<Room['parameters'][string]>(parameters).map(
    ([name, { description, enum: values }]) => [
      parameterCell(name, 'path', true),
      html`${inlineCode(description)}
      ${values ? html`<code class="type">${JSON.stringify({ enum: values })}</code>` : ''}`,
    ],
  );
  const inQuery = Object.entries(queryOf(room)).map(([name, { description, ...schema }]) => [
    parameterCell(name, 'query', name === 'rooms'),
    html`${inlineCode(description)} <code class="type">${JSON.stringify(schema)}</code>`,
  ]);
  return html`<h3>WebSocket ${address}</h3>
    <p>${summary}.</p>
    ${table(['Parameter', 'Meaning'], [...inPath, ...inQuery])}
    ${messages.map((name) => {
      const message = ROOM_MESSAGES[name];
      return html`<p><code>${name}</code>: ${inlineCode(message.summary)}.</p>
        ${schemaOf('Frame', name, REALTIME_DESCRIBED.whole(name, message.schema))}`;
    })}`;
}
