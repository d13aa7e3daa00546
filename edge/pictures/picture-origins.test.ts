import { expect, test } from 'vitest';
import { logoAddress } from './picture-origins.ts';

const SETTING = 'https://img.example, http://127.0.0.1:9000';

test.each([
  ['/img/img.example/a/b.png', 'https://img.example/a/b.png'],
  ['/img/img.example/a/b.png??v=2', 'https://img.example/a/b.png?v=2'],
  ['/img/img.example/a/b.png?v=2', 'https://img.example/a/b.png'],
  ['/img/img.example/a/b.png?', 'https://img.example/a/b.png'],
  ['/img/img.example/a/b.png?a??v=2', 'https://img.example/a/b.png'],
  ['/img/127.0.0.1:9000/a.png', 'http://127.0.0.1:9000/a.png'],
  ['/img/img.example//elsewhere.example/a.png', 'https://img.example//elsewhere.example/a.png'],
  ['/img/img.example/\\elsewhere.example/a.png', 'https://img.example//elsewhere.example/a.png'],
  ['/img/img.example/../../a.png', 'https://img.example/a.png'],
])('%s resolves to %s', (path, address) => expect(logoAddress(path, SETTING)?.href).toBe(address));

test.each([
  '/img/elsewhere.example/a.png',
  '/img/img.example:444/a.png',
  '/img/img.example@elsewhere.example/a.png',
  '/img/img.example',
  '/img//a.png',
  '/img/%/a.png',
  '/flags/2.8.3/br.svg',
])('%s resolves to no address', (path) => expect(logoAddress(path, SETTING)).toBeNull());
