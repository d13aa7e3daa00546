import * as v from 'valibot';
import { expect, it } from 'vitest';
import EXAMPLES from '../../docs/web-views.md?raw';
import { messageInSchema, messageOutSchema } from './web-view-messages.ts';

it.each([
  { v: 1, type: 'ready' },
  { v: 1, type: 'height', height: 420 },
  { v: 1, type: 'navigate', to: '/football/match/m1' },
  { v: 1, type: 'login-required', to: '/me/settings' },
  { v: 1, type: 'tracking', name: 'page_view', page: 'frame-match' },
])('$type is a valid outgoing message', (message) => {
  expect(v.parse(messageOutSchema, message)).toEqual(message);
});

it.each([
  { v: 1, type: 'theme', theme: 'dark' },
  { v: 1, type: 'accent', accent: '#Ab12f0' },
  { v: 1, type: 'accent', accent: null },
  { v: 1, type: 'locale', locale: 'es-MX' },
  { v: 1, type: 'visibility', isVisible: false },
])('$type is a valid incoming message', (message) => {
  expect(v.parse(messageInSchema, message)).toEqual(message);
});

it.each([
  null,
  'ready',
  [],
  { type: 'theme', theme: 'dark' },
  { v: 2, type: 'theme', theme: 'dark' },
  { v: '1', type: 'theme', theme: 'dark' },
  { v: 1, type: 'theme', theme: 'dark"' },
  { v: 1, type: 'accent', accent: 'red' },
  { v: 1, type: 'accent', accent: '#12345' },
  { v: 1, type: 'accent', accent: '#123456;background:url(//a)' },
  { v: 1, type: 'locale', locale: 'en-XA' },
  { v: 1, type: 'visibility', isVisible: 'yes' },
  { v: 1, type: 'navigate', to: 'javascript:alert(1)' },
  { v: 1, type: 'token', token: 'abc' },
])('%j is not a valid incoming message', (message) => {
  expect(v.is(messageInSchema, message)).toBe(false);
});

const messages = (text: string) => text.match(/\{"v":1[^{}]*\}/g) ?? [];

it('every message in the documents matches the contract', () => {
  const [sentByView = '', sentByHolder = ''] = EXAMPLES.split('| the holder tells');
  expect(messages(sentByView)).toHaveLength(5);
  for (const text of messages(sentByView))
    expect(v.is(messageOutSchema, JSON.parse(text))).toBe(true);
  for (const text of messages(sentByHolder))
    expect(v.is(messageInSchema, JSON.parse(text))).toBe(true);
});

it.each(['kotlin', 'swift'])('the examples in %s send messages that a page accepts', (language) => {
  const blocks = EXAMPLES.match(new RegExp(`\`\`\`${language}\n[^\`]*`, 'g')) ?? [];
  const sentByView = blocks.flatMap(messages);
  expect(sentByView.length).toBeGreaterThanOrEqual(2);
  for (const text of sentByView) expect(v.is(messageInSchema, JSON.parse(text))).toBe(true);
  // They listen for types that pages send.
  const types = blocks.flatMap((block) => block.match(/"(?:navigate|login-required)"/g) ?? []);
  for (const type of types)
    expect(v.is(messageOutSchema, { v: 1, type: JSON.parse(type), to: '/x' })).toBe(true);
});
