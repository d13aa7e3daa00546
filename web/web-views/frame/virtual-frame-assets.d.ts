/** Paths of the web views' files; `screens` has each live screen's files beside the entry. */
declare module 'virtual:frame-assets' {
  const assets: {
    readonly entry: string;
    readonly style: string;
    /** The shell's texts by language, without the loader of other areas; empty in development. */
    readonly shells: Readonly<Record<string, string>>;
    readonly screens: Readonly<Record<string, readonly string[]>>;
  };
  export default assets;
}
