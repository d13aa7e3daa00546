import type { Plugin } from 'vite';

/**
 * Returns the plugin that drops one warning of Vite about a PostCSS plugin. Its cause is Vite's own plugin for CSS
 * modules: the declarations that it makes for `composes` have no file. No address stands in them.
 */
export function withoutComposesWarning(): Plugin {
  return {
    name: 'without-composes-warning',
    configResolved({ logger }) {
      const warnOnce = logger.warnOnce.bind(logger);
      logger.warnOnce = (message, options) => {
        if (!message.includes('did not pass the `from` option to `postcss.parse`'))
          warnOnce(message, options);
      };
    },
  };
}
