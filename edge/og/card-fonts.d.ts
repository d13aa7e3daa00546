declare module 'virtual:card-fonts' {
  /** Paths of the parts of fonts, and the ranges of code points that each part has. */
  const fonts: { path: string; ranges: [first: number, last: number][] }[];
  export default fonts;
}

declare module '@takumi-rs/wasm/takumi_wasm_bg.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
