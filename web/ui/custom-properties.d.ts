import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A custom property that a stylesheet reads. */
    [property: `--${string}`]: string | number;
  }
}
