/** The reduced build of hls.js; its package has types for the full build only. */
declare module 'hls.js/light' {
  import type Whole from 'hls.js';

  export * from 'hls.js';
  export { default as Hls } from 'hls.js';
  export const isSupported: typeof Whole.isSupported;
}
