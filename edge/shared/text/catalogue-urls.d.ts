/** Built catalogues: paths by language and area ('pt-BR/shell'). */
declare module 'virtual:catalogue-urls' {
  const urls: Readonly<Record<string, string>>;
  export default urls;
}
