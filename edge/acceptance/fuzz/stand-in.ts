import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { jsonText, type Json } from './json-text.ts';
import { changed } from './poison.ts';
import type { Distortion } from './upstream-cases.ts';

/** A good answer of the embedded API. */
export interface GoodAnswer {
  status: number;
  text: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Answers in place of an operator's own API: the good answer, distorted. */
export function answerDistorted(
  good: GoodAnswer,
  distortion: Distortion,
  response: ServerResponse,
): void {
  switch (distortion.kind) {
    case 'status':
      writeHead(response, distortion.status, distortion.headers);
      response.end(distortion.body);
      return;
    case 'headers':
      writeHead(response, good.status, distortion.headers);
      response.end(good.text);
      return;
    case 'bad-row':
      writeHead(response, good.status, {});
      response.end(jsonText(withBadRow(parsed(good.text), distortion)));
      return;
    case 'poison':
      writeHead(response, good.status, {});
      response.end(jsonText(distortion.changes.reduce(changed, parsed(good.text))));
      return;
    case 'broken':
      answerBroken(good, distortion.how, response);
      return;
    case 'hang':
  }
}

function writeHead(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  const odd = Object.entries(headers).map(([name, value]) => [
    name,
    Buffer.from(value, 'utf8')
      .toString('latin1')
      .replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, ''),
  ]);
  response.writeHead(status, { ...JSON_TYPE, ...Object.fromEntries(odd) });
}

/** Bytes; above the edge's limit. */
const LARGE = 6_000_000;

function answerBroken(
  good: GoodAnswer,
  how: Extract<Distortion, { kind: 'broken' }>['how'],
  response: ServerResponse,
): void {
  const json = () => response.writeHead(200, JSON_TYPE);
  switch (how) {
    case 'cut':
      json().end(good.text.slice(0, -1));
      return;
    case 'page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
      return;
    case 'empty':
      json().end();
      return;
    case 'rubbish':
      json().end(Buffer.from([0xff, 0xfe, 0x00, 0x7b]));
      return;
    case 'large':
      PassThrough.from([
        Buffer.from('{"data":"'),
        Buffer.alloc(LARGE, 'x'),
        Buffer.from('"}'),
      ]).pipe(json());
      return;
    case 'closes':
      json().write('{"data":');
      setTimeout(() => response.destroy(), 20);
      return;
    case 'other-data':
      json().end('{"data":{"events":"none"}}');
  }
}

/** Parses an answer of the embedded API; keeps other text as a string. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Adds a bad row to the answer's list, which is its data or a member of that. */
function withBadRow(value: Json, { place, row }: Extract<Distortion, { kind: 'bad-row' }>): Json {
  const withRow = (list: Json): Json => {
    if (!Array.isArray(list) || typeof list[0] !== 'object') return list;
    const at = place % (list.length + 1);
    return [...list.slice(0, at), row, ...list.slice(at)];
  };
  return inMember(value, 'data', (data) => {
    if (Array.isArray(data)) return withRow(data);
    const [list] =
      Object.entries(data ?? {}).find(([, member]) => withRow(member) !== member) ?? [];
    return list === undefined ? data : inMember(data, list, withRow);
  });
}

function inMember(value: Json, name: string, change: (member: Json) => Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, key === name ? change(member) : member]),
  );
}
