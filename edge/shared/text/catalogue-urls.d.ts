/** Built catalogues: paths by language and area ('pt-BR/shell'). */
declare module 'virtual:catalogue-urls' {
  const urls: Readonly<Record<string, string>>;
  export default urls;
}

/** Loaders of all areas in the test language, by file. */
declare module '*?pseudo-loaders' {
  import type { Catalogue } from './messages.ts';
  const loaders: Readonly<Record<string, () => Promise<Catalogue>>>;
  export default loaders;
}
