import { expect, test } from 'vitest';
import { FLAGS_PATH, picturePath } from './picture-path.ts';

const HOSTS = ['img.example', '127.0.0.1:9000'];

test.each([
  [{ nation: 'br' }, `${FLAGS_PATH}/br.svg`],
  [{ nation: 'gb-eng', logoUri: 'https://img.example/a.png' }, `${FLAGS_PATH}/gb-eng.svg`],
  [{ nation: '../a' }, null],
  [{ logoUri: 'https://img.example/a.png?v=2#top' }, '/img/img.example/a.png??v=2#top'],
  [{ logoUri: 'http://127.0.0.1:9000/a/b.webp' }, '/img/127.0.0.1:9000/a/b.webp'],
  [{ logoUri: 'https://elsewhere.example/a.png' }, null],
  [{ logoUri: 'https://img.example@elsewhere.example/a.png' }, null],
  [{ logoUri: 'https://img.example/../../?lang=ar' }, '/img/img.example/??lang=ar'],
  [{ logoUri: 'https://img.example/a/%2e%2E/..\\../b.png' }, '/img/img.example/b.png'],
  [{ logoUri: 'https://img.example/\t../\n../ops' }, '/img/img.example/ops'],
  [{ logoUri: 'https://img.example:nine/a.png' }, null],
  [{ logoUri: 'httpx://img.example/..\\..\\ops' }, null],
  [{ logoUri: 'HTTPS://img.example/a.png' }, '/img/img.example/a.png'],
  [{ logoUri: 'https://img.example' }, '/img/img.example/'],
  [{ logoUri: 'https://fan@img.example/a.png' }, '/img/img.example/a.png'],
  [{ logoUri: '/img/img.example/a.png' }, null],
  [{ logoUri: 'ftp://img.example/a.png' }, null],
  [{ logoUri: 'https://img.example.elsewhere.example/a.png' }, null],
  [{}, null],
])('%j is served at %s', (pictured, path) => expect(picturePath(pictured, HOSTS)).toBe(path));
