/** The paths of what web views load; `screens` has what each live screen loads beside the entry. */
declare module 'virtual:frame-assets' {
  const assets: {
    readonly entry: string;
    readonly style: string;
    /** The shell's texts by language, without what loads the app's other areas; empty while developing. */
    readonly shells: Readonly<Record<string, string>>;
    readonly screens: Readonly<Record<string, readonly string[]>>;
  };
  export default assets;
}
