/**
 * Paths of the web views' files. `screens` has the files that each live screen needs besides the
 * entry.
 */
declare module 'virtual:frame-assets' {
  const assets: {
    readonly entry: string;
    readonly style: string;
    /** Texts by live screen and language, `match/pt-BR`; empty in development. */
    readonly texts: Readonly<Record<string, string>>;
    readonly screens: Readonly<Record<string, readonly string[]>>;
  };
  export default assets;
}
