import type { TagSetting } from '../../../edge/contracts/measuring.ts';

/**
 * Loads the tag manager's script (spec point 7, other traffic). Google's consent commands allow
 * analytics storage and deny advertising.
 */
export function loadTag({ id, scriptUrl }: TagSetting): void {
  const layer: unknown[] = [];
  Object.assign(window, { dataLayer: layer });
  function command(..._args: unknown[]): void {
    // The script recognises commands by the `arguments` object.
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  command('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  command('js', new Date());
  command('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  document.head.append(script);
}
