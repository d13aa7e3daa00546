/** The build without what the player does not use; its package types the whole one alone. */
declare module 'hls.js/light' {
  import type Whole from 'hls.js';

  export * from 'hls.js';
  export { default as Hls } from 'hls.js';
  export const isSupported: typeof Whole.isSupported;
}
