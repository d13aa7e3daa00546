import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.ts';

const TYPE = 'multipart/form-data; boundary=b';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const part = (header: string, content = '') => `--b\r\n${header}\r\n\r\n${content}\r\n`;
const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}`;
const FILE = part(disposition('name="file"; filename="me.png"'), 'its bytes');
const END = '--b--\r\n';

async function read(text: string, type = TYPE): Promise<Record<string, string> | undefined> {
  const form = readForm(bytesOf(text), type);
  if (!form) return undefined;
  const texts = Object.entries(form).map(async ([name, value]) => {
    return [name, typeof value === 'string' ? value : `${value.name}: ${await value.text()}`];
  });
  return Object.fromEntries(await Promise.all(texts));
}

describe('a form', () => {
  it('has texts and files, as a browser or curl sends them', async () => {
    const form = new FormData();
    form.set('file', new File([Uint8Array.of(0, 255, 13, 10, 45, 45)], 'Mañana "é".png'));
    form.set('note', 'Olá');
    const sent = new Request('http://localhost/', { method: 'POST', body: form });
    const bytes = new Uint8Array(await sent.arrayBuffer());
    const { file, note } = readForm(bytes, sent.headers.get('content-type') ?? '') ?? {};
    expect(note).toBe('Olá');
    if (!(file instanceof File)) throw new Error('It is no file');
    expect(file.name).toContain('Mañana');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(Uint8Array.of(0, 255, 13, 10, 45, 45));
  });

  it.each([
    'multipart/form-data; boundary="b"',
    'multipart/form-data;boundary=b; charset=utf-8',
    'Multipart/Form-Data; charset=utf-8; Boundary=b ',
  ])('is read by the boundary that its type names: %s', async (type) => {
    expect(await read(FILE + END, type)).toEqual({ file: 'me.png: its bytes' });
  });

  it('may have a long file name and some fields', async () => {
    const name = 'é'.repeat(255);
    const long = part(
      `${disposition(`name="file"; filename="${name}"`)}\r\nContent-Type: image/png`,
    );
    const notes = ['a', 'b', 'c'].map((field) => part(disposition(`name="${field}"`), field));
    expect(await read(long + notes.join('') + END)).toEqual({
      file: `${name}: `,
      a: 'a',
      b: 'b',
      c: 'c',
    });
  });

  it('with a name of an object’s own members changes no other form', async () => {
    await read(part(disposition('name="__proto__"'), 'x') + END);
    expect(Object.keys((await read(FILE + END)) ?? {})).toEqual(['file']);
    expect('x' in {}).toBe(false);
  });
});

const filled = (text: string) => text.repeat(Math.floor(2_000_000 / text.length));

describe('a form is refused', () => {
  it.each([
    ['of five parts', Array(5).fill(FILE).join('') + END],
    ['of many tiny parts', filled(part(disposition('name="a"'))) + END],
    ['with a long header', part(`${disposition('name="file"')}\r\nX: ${filled('a')}`) + END],
    ['with many headers', part(`${disposition('name="file"')}\r\n${filled('X: a\r\n')}`) + END],
    ['with a long name', part(disposition(`name="${filled('a')}"`)) + END],
    ['with a long name of escapes', part(disposition(`name="${filled('\\"')}"`)) + END],
    ['with many parameters', part(disposition(`${filled('a=b; ')}name="file"`)) + END],
    ['with a part that has no name', part('X: y') + END],
    ['without an end', FILE],
    ['without a beginning', filled('a')],
    ['of nothing but a boundary’s beginning', filled('\r\n--')],
  ])('%s', async (_what, text) => {
    expect(await read(text)).toBeUndefined();
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', `${TYPE}${'b'.repeat(70)}`])(
    'without a boundary of 1 to 70 characters: %s',
    async (type) => {
      expect(await read(FILE + END, type)).toBeUndefined();
    },
  );
});
