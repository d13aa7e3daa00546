import type { ChannelWire } from '../../edge/contracts/broadcasters.ts';
import { Icon } from '../ui/icon.tsx';
import { tvIcon } from '../ui/icons.ts';
import { useText } from '../ui/use-text.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './where-to-watch.module.css';

/** Lists a match's channels in the visitor's country; null without any. */
export function WhereToWatch({ channels }: { channels: readonly ChannelWire[] }) {
  const t = useText();
  if (channels.length === 0) return null;
  return (
    <Panel title={t('matchPage.watch')}>
      <ul>
        {channels.map(({ name, uri }) => (
          <li key={name} className={styles.channel}>
            <Icon path={tvIcon} />
            {uri === null ? (
              name
            ) : (
              <a className={styles.link} href={uri} target="_blank" rel="noopener">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
