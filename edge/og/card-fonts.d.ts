declare module 'virtual:card-fonts' {
  /** Parts of fonts among the files that are served, and which code points each has. */
  const fonts: { path: string; ranges: [first: number, last: number][] }[];
  export default fonts;
}

declare module '@takumi-rs/wasm/takumi_wasm_bg.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
