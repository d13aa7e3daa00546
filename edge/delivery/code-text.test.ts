import { expect, test } from 'vitest';
import { textOf } from '../shared/text/text.ts';
import { codeText } from './code-text.ts';

const notice = { channel: 'email', to: 'ana@example.org', purpose: 'register' } as const;

test.each([
  ['code', '123456', 'crear tu cuenta'],
  ['account-exists', '123456', 'Ya tienes'],
  ['no-account', null, 'No tienes'],
  ['taken', null, 'Alguien'],
  ['removed', null, 'Este contacto ya no'],
] as const)(
  'a notice of kind %s says what happened, with its code if it has one',
  (kind, code, said) => {
    const { subject, text } = codeText(textOf('es-MX'), { ...notice, kind, code }, 'Brand');
    expect(text).toContain(said);
    expect([subject.includes('123456'), text.includes('123456')]).toEqual([
      code !== null,
      code !== null,
    ]);
  },
);
