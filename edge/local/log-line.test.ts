import { expect, it } from 'vitest';
import { logLine } from './log-line.ts';

it('leaves a line of the Worker’s own as it is', () => {
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
])('makes one object of %j', (message) => {
  const line = logLine('error', message);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({ requestId: null, level: 'error', event: 'console', message });
});
