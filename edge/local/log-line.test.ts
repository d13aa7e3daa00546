import { expect, it } from 'vitest';
import { logLine } from './log-line.ts';

it('leaves a JSON line of the Worker unchanged', () => {
  const line = '{"level":"info","event":"request","requestId":"r-1"}';
  expect(logLine('info', line)).toBe(line);
});

it.each([
  'Uncaught Error: lost\n    at fetch',
  '{"a":1}\n{"b":2}',
  '{not json',
  '[1]',
  '"text"',
  '',
])('writes %j as one JSON object', (message) => {
  const line = logLine('error', message);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({ requestId: null, level: 'error', event: 'console', message });
});
