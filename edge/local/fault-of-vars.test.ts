import { expect, it } from 'vitest';
import { faultOfVars } from './fault-of-vars.ts';

it('has nothing to say of good variables and of empty ones', () => {
  const vars = {
    MEDIA_API_URL: 'http://127.0.0.1:8788/media',
    PATRON_API_URL: '',
    FIRST_BRAND: '{"supportEmail":"help@scores.test"}',
    BRAND: 'whatever',
    SOCKET_ORIGINS: 'https://a.test, http://b.test:8080',
    BANNER: '{"title":"World Cup","path":"/live"}',
  };
  expect(faultOfVars(vars)).toBeNull();
});

it.each([
  [{ MEDIA_API_URL: 'localhost:8788' }, 'MEDIA_API_URL takes an http or https address'],
  [{ MONITORING_URL: 'collector' }, 'MONITORING_URL takes an http or https address'],
  [{ SOCKET_ORIGINS: 'https://a.test,b.test' }, 'SOCKET_ORIGINS takes origins such as'],
  [{ PICTURE_ORIGINS: 'img.test' }, 'PICTURE_ORIGINS takes origins such as'],
  [{ FIRST_BRAND: '{' }, 'FIRST_BRAND is not what a brand can be: must be a JSON object'],
  [{ SECOND_BRAND: '{"feBaseUrl":1}' }, 'SECOND_BRAND is not what a brand can be: feBaseUrl: '],
  [{ BANNER: '{"title":"World Cup"}' }, 'BANNER takes JSON like {"title":'],
])('says what is wrong with %j', (vars, message) => {
  expect(faultOfVars(vars)).toContain(message);
});
