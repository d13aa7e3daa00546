declare module 'virtual:card-fonts' {
  /** Parts of the served fonts, and the code points of each. */
  const fonts: { path: string; ranges: [first: number, last: number][] }[];
  export default fonts;
}

declare module '@takumi-rs/wasm/takumi_wasm_bg.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
