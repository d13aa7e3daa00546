import { CAMPAIGN, type TagSetting } from '../../../edge/contracts/measuring.ts';

/**
 * Loads the tag manager's script (spec point 7, other traffic). Google's consent commands allow
 * analytics storage and deny advertising.
 */
export function loadTag({ id, scriptUrl }: TagSetting): void {
  showCampaign();
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

/**
 * Moves a campaign back into the query, where tags look for it: the edge puts it into the fragment. Leaves a
 * fragment with other names: anyone can write such a link, and at a reload the query counts as the visitor's.
 */
function showCampaign(): void {
  const { pathname, search, hash } = location;
  const names = [...new URLSearchParams(hash.slice(1)).keys()];
  if (names.length === 0 || !names.every((name) => CAMPAIGN.test(name))) return;
  const query = `${search}${search === '' ? '?' : '&'}${hash.slice(1)}`;
  history.replaceState(history.state, '', pathname + query);
}
