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
  [{ logoUri: 'https://img.example' }, null],
  [{ logoUri: 'ftp://img.example/a.png' }, null],
  [{ logoUri: 'https://img.example.elsewhere.example/a.png' }, null],
  [{}, null],
])('%j is served at %s', (pictured, path) => expect(picturePath(pictured, HOSTS)).toBe(path));
