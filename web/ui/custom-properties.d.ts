import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties in inline styles. */
    [property: `--${string}`]: string | number;
  }
}
