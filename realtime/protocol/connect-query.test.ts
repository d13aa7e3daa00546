import { describe, expect, test } from 'vitest';
import { formatConnectQuery, parseConnectQuery } from './connect-query.ts';

function parse(query: Record<string, string> | string) {
  return parseConnectQuery(new URLSearchParams(query));
}

describe('A socket’s query', () => {
  test('contains the position of the client', () => {
    const position = { epoch: 'epoch-00001', version: 12 };
    expect(parse(formatConnectQuery(position))).toEqual({ kind: 'ok', position });
    expect(parse('epoch=epoch-00001&version=0')).toMatchObject({ position: { version: 0 } });
  });

  test('has no position when the client has no state', () => {
    expect(formatConnectQuery(null)).toEqual({ protocol: '6' });
    expect(parse(formatConnectQuery(null))).toEqual({ kind: 'ok', position: null });
    expect(parse('')).toEqual({ kind: 'ok', position: null });
  });

  test.each([
    'epoch=epoch-00001',
    'version=3',
    'epoch=short&version=3',
    'epoch=epoch%2000001&version=3',
    'epoch=epoch-00001&version=',
    'epoch=epoch-00001&version=-1',
    'epoch=epoch-00001&version=1.5',
    'epoch=epoch-00001&version=1e3',
    'epoch=epoch-00001&version=0x10',
    'epoch=epoch-00001&version=%203',
    `epoch=epoch-00001&version=${'9'.repeat(30)}`,
  ])('reads as no position when it is %s', (query) => {
    expect(parse(query)).toEqual({ kind: 'ok', position: null });
  });

  test('reports an unsupported protocol', () => {
    expect(parse('protocol=1')).toEqual({ kind: 'unsupported-protocol', protocol: '1' });
    expect(parse('protocol=')).toEqual({ kind: 'unsupported-protocol', protocol: '' });
    expect(parse('protocol=6')).toEqual({ kind: 'ok', position: null });
  });
});
