import { describe, expect, it } from 'vitest';
import { languageOf, type LanguageSigns } from './language.ts';

const UNKNOWN: LanguageSigns = {
  asked: [],
  country: null,
  accepted: undefined,
  mayBePseudo: false,
};
const of = (signs: Partial<LanguageSigns>) => languageOf({ ...UNKNOWN, ...signs });

describe('the language of a visitor', () => {
  it('is English where nothing is known', () => {
    expect(of({})).toBe('en');
  });

  it('is the chosen one first, and the latest choice wins', () => {
    expect(of({ asked: ['es-mx', 'pt-BR'], country: 'br', accepted: 'en' })).toBe('es-MX');
    expect(of({ asked: [null, 'EN'], country: 'br' })).toBe('en');
  });

  it.each(['', 'xx', 'pt', '../en', 'constructor', undefined])(
    'ignores the choice of %j',
    (name) => {
      expect(of({ asked: [name, 'pt-BR'] })).toBe('pt-BR');
    },
  );

  it.each([
    ['br', 'pt-BR'],
    ['mx', 'es-MX'],
    ['sa', 'ar'],
    ['eg', 'ar'],
    ['ma', 'ar'],
    ['ae', 'ar'],
    ['es', 'en'],
    ['constructor', 'en'],
  ])('in the country %s is %s without a choice', (country, language) => {
    expect(of({ country })).toBe(language);
  });

  it('depends on the country before the browser', () => {
    expect(of({ country: 'br', accepted: 'es' })).toBe('pt-BR');
    expect(of({ country: 'es', accepted: 'es-ES' })).toBe('es-MX');
  });

  it.each([
    ['pt', 'pt-BR'],
    ['pt-PT,pt;q=0.9', 'pt-BR'],
    ['fi-FI, es;q=0.8, en;q=0.7', 'es-MX'],
    ['en;q=0.3, es-419;q=0.5', 'es-MX'],
    ['es;q=0, en', 'en'],
    ['es;q=x, pt;q=0.1', 'pt-BR'],
    ['ES-mx', 'es-MX'],
    ['ar-SA,en;q=0.5', 'ar'],
    ['*', 'en'],
    ['de', 'en'],
    [',;q=,;;', 'en'],
    ['portuguese', 'en'],
  ])('for a browser that accepts %j is %s', (accepted, language) => {
    expect(of({ accepted })).toBe(language);
  });

  it('is the test language only by choice, where that is allowed', () => {
    expect(of({ asked: ['en-XA'], mayBePseudo: true })).toBe('en-XA');
    expect(of({ asked: ['en-XA'] })).toBe('en');
    expect(of({ accepted: 'en-XA', mayBePseudo: true })).toBe('en');
  });
});
