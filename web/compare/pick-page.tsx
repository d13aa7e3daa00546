import { Form, Link } from 'react-router';
import { MAX_KEYWORD_LENGTH } from '../../edge/contracts/call-inputs.ts';
import { comparePickPath } from '../paths/compare-path.ts';
import { playerPath } from '../paths/player-path.ts';
import { teamPath } from '../paths/team-path.ts';
import { ResultList } from '../search/result-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { searchIcon } from '../ui/icons.ts';
import link from '../ui/link.module.css';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import field from '../ui/search-field.module.css';
import { useText } from '../ui/use-text.ts';
import type { PickData } from './load-pick.server.ts';
import { rootOf } from './pick-meta.ts';
import styles from './pick-page.module.css';

/**
 * Lets a fan pick whom to compare a team or a player with, from search results or from suggestions.
 */
export function PickPage({ data }: { data: PickData }) {
  const t = useText();
  const { kind, one, keyword, others, offeredOf } = data;
  const heading = t('compare.pick', { name: one.name });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{heading}</h1>
      <Form
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a form around a form's own landmark says it twice
        role="search"
        aria-label={heading}
        className={field.field}
        action={comparePickPath(rootOf(data))}
      >
        <span className={field.icon}>
          <Icon path={searchIcon} size={18} />
        </span>
        <input
          key={keyword}
          className={field.box}
          type="search"
          name="keyword"
          aria-label={t('compare.search')}
          placeholder={t('compare.search')}
          defaultValue={keyword}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_KEYWORD_LENGTH}
        />
      </Form>
      {others.kind === 'failed' ? (
        <LoadFailed message={others.message} />
      ) : others.value.length > 0 ? (
        <ResultList label={offeredOf ?? t('compare.found')} results={others.value} />
      ) : (
        keyword !== '' && <Notice title={t('search.none', { keyword })} />
      )}
      <Link className={link.link} to={kind === 'teams' ? teamPath(one) : playerPath(one)}>
        {t('compare.back', { name: one.name })}
      </Link>
    </div>
  );
}
