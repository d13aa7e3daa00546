import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';
import { readPrivateKey, readSessionSecret } from '../session/secrets.ts';
import { isCountry } from '../../realtime/protocol/country.ts';
import { secretValues } from '../../realtime/protocol/secret-values.ts';
import { strayWidgetHost } from '../visitor/widget-origins.ts';
import type { Kind } from './setting.ts';

export const address: Kind = {
  takes: 'an http or https address',
  check: (value) =>
    /^https?:$/.test(URL.parse(value)?.protocol ?? '') ? null : 'takes an http or https address',
};

export const count: Kind = {
  takes: 'a number from 1',
  check: (value) => (/^[1-9]\d{0,8}$/.test(value) ? null : 'takes a whole number from 1'),
};

export const factor: Kind = {
  takes: 'a number from 1 to 100',
  check: (value) =>
    /^(?:[1-9]\d?(?:\.\d+)?|100)$/.test(value) ? null : 'takes a number from 1 to 100',
};

export const anything: Kind = { takes: 'a text', check: () => null };

export const onOrOff: Kind = {
  takes: '`1` or `0`',
  check: (value) => (/^[01]$/.test(value) ? null : 'takes 1, or 0 for off'),
};

/** A token. A fault does not show its value, which may be a secret with a typo. */
export const credential: Kind = {
  takes: 'a token',
  check: (value) => (/^[\x21-\x7e]+$/.test(value) ? null : 'takes a token without spaces'),
};

export const origins: Kind = {
  takes: 'origins',
  check: (value) => {
    const [stray] = listedOrigins(value).malformed;
    if (stray === undefined) return null;
    return `takes origins such as https://example.org, separated by commas, not "${stray}"`;
  },
};

/** Origins that are compared with whole ones, so that a pattern would never match. */
export const wholeOrigins: Kind = {
  takes: 'origins',
  check: (value) =>
    value.includes('*') ? 'takes whole origins, each by itself, without *' : origins.check(value),
};

export const widgetHosts: Kind = {
  takes: 'origins or `*`',
  check: (value) => {
    const stray = strayWidgetHost(value);
    return stray === null ? null : `takes * alone, or origins separated by commas, not "${stray}"`;
  },
};

export const countries: Kind = {
  takes: 'countries',
  check: (value) => {
    const fault = faultOfCountries(value);
    return fault && `takes ${fault}`;
  },
};

export const countriesOrAll: Kind = {
  takes: 'countries or `all`',
  check: (value) => {
    const fault = /^all$/i.test(value) ? null : faultOfCountries(value);
    return fault && `takes all alone, or ${fault}`;
  },
};

/** Returns what a list of countries takes, and the entry which is none; null for a right list. */
function faultOfCountries(value: string): string | null {
  const codes = value.split(/[\s,]+/).filter(Boolean);
  const stray = codes.length === 0 ? value : codes.find((code) => !isCountry(code));
  return stray === undefined
    ? null
    : `country codes of two letters such as br, separated by commas, not "${stray}"`;
}

/** Returns the kind of a key of the product. Two may be set at once, while one replaces the other. */
function key(holds: string, isValid: (value: string) => boolean): Kind {
  return {
    takes: holds,
    check: (text) => {
      const values = secretValues(text);
      return values.length > 0 && values.length <= 2 && values.every(isValid)
        ? null
        : `takes ${holds} (during a change the new and the old one, with a space between)`;
    },
  };
}

export const ingestSecret = key('`whsec_` and at least 16 bytes in base64', (value) =>
  /^whsec_[A-Za-z0-9+/]{22,}={0,2}$/.test(value),
);

export const randomKey = key(
  'at least 32 bytes in base64',
  (value) => readSessionSecret(value) !== null,
);

/** A key of the local product. There may be only one, since nothing replaces it while it is in use. */
export const localKey: Kind = {
  takes: 'at least 32 bytes in base64',
  check: (value) =>
    readSessionSecret(value) === null ? 'takes at least 32 bytes in base64' : null,
};

export const privateKey = key(
  'a private key on P-256 as a JWK',
  (value) => readPrivateKey(value) !== null,
);
