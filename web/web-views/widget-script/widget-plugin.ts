import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import ar from '../../../edge/shared/text/catalogues/ar/widgets.ts';
import en from '../../../edge/shared/text/catalogues/en/widgets.ts';
import esMX from '../../../edge/shared/text/catalogues/es-MX/widgets.ts';
import ptBR from '../../../edge/shared/text/catalogues/pt-BR/widgets.ts';
import type { OfferedLanguage } from '../../../edge/contracts/language.ts';
import type { WidgetTexts } from './widget-element.ts';

const ENTRY = fileURLToPath(new URL('./widgets.ts', import.meta.url));
/** The script's texts. They have no placeholders, so that it needs no formatter. */
const TEXTS: Record<OfferedLanguage, WidgetTexts> = {
  en: en.embedded,
  'pt-BR': ptBR.embedded,
  'es-MX': esMX.embedded,
  ar: ar.embedded,
};

/**
 * Returns the Vite plugin that builds `/widgets.js` as a stand-alone file: no module, no import, no
 * app code.
 */
export function widgetScript(): Plugin {
  return {
    name: 'widget-script',
    configureServer(server) {
      server.middlewares.use(WIDGET_SCRIPT, (_request, response) => {
        buildWidgets()
          .then((code) => response.setHeader('content-type', 'text/javascript').end(code))
          .catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = await buildWidgets();
      this.emitFile({ type: 'asset', fileName: WIDGET_SCRIPT.slice(1), source });
    },
  };
}

const WIDGET_SCRIPT = '/widgets.js';

/** Builds the script and returns its code. */
export async function buildWidgets(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      SPORT_IDS: JSON.stringify(Object.fromEntries(ALL_SPORTS.map(({ key, id }) => [key, id]))),
      TEXTS: JSON.stringify(TEXTS),
    },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('It makes one build.');
  return result.output[0].code;
}
