/** Where the build put what web views load: paths, of each live screen those beside the entry. */
declare module 'virtual:frame-assets' {
  const assets: {
    readonly entry: string;
    readonly style: string;
    readonly screens: Readonly<Record<string, readonly string[]>>;
  };
  export default assets;
}
