import { widgetElement, type WidgetSetting } from './widget-element.ts';

/* `widgets.js` and its versions, which other sites load: they define <touchline-widget>. */

/** Filled in by the build (`widget-plugin.ts`). */
declare const SPORT_IDS: WidgetSetting['sportIds'];
declare const TEXTS: WidgetSetting['texts'];

const NAME = 'touchline-widget';
const script = document.currentScript ?? document.querySelector('script[src*="/widgets"]');
// A page may load the script twice.
if (script instanceof HTMLScriptElement && !customElements.get(NAME))
  customElements.define(
    NAME,
    widgetElement({
      origin: new URL(script.src).origin,
      sportIds: SPORT_IDS,
      texts: TEXTS,
      host: location.origin,
    }),
  );
