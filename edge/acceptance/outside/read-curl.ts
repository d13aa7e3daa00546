/** The request of an example's `curl`. */
export interface CurlRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
  /** Fields of a form, `@` before a file's name. */
  form: Record<string, string> | null;
  /** Name of the file of cookies to send. */
  sends: string | null;
  /** Name of the file that stores the answer's. */
  keeps: string | null;
}

type Option = (request: CurlRequest, value: string) => void;

const JSON_TYPE = 'application/json';

/** The options in the examples, as curl reads them. */
const OPTIONS: Readonly<Record<string, Option>> = {
  '-X': (request, value) => (request.method = value),
  '-H': ({ headers }, value) => {
    const [, name = '', said = ''] = /^([^:]+):\s*(.*)$/.exec(value) ?? [];
    headers[name] = said;
  },
  '--json': (request, value) => {
    if (request.method === 'GET') request.method = 'POST';
    Object.assign(request.headers, { 'content-type': JSON_TYPE, accept: JSON_TYPE });
    request.body = value;
  },
  '-F': (request, value) => {
    const [, name = '', said = ''] = /^(\w+)=(.*)$/.exec(value) ?? [];
    request.method = 'POST';
    request.form = { ...request.form, [name]: said };
  },
  '-b': (request, value) => (request.sends = value),
  '-c': (request, value) => (request.keeps = value),
};

/** Parses the words after `curl`. */
export function readCurl(words: readonly string[]): CurlRequest {
  const request: CurlRequest = {
    url: '',
    method: 'GET',
    headers: {},
    body: null,
    form: null,
    sends: null,
    keeps: null,
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const option = OPTIONS[word];
    if (option) option(request, words[(at += 1)] ?? '');
    else if (word.startsWith('-') || request.url !== '')
      throw new Error(`curl has no ${word} here`);
    else request.url = word;
  }
  return request;
}
