import { Link } from 'react-router';
import { leaguePath } from '../paths/league-path.ts';
import { teamPath } from '../paths/team-path.ts';
import { useText } from '../ui/use-text.ts';
import link from '../ui/link.module.css';
import type { ArticleData } from './load-article.server.ts';
import styles from './subjects.module.css';

/** Links to the subjects of an article or a video. */
export function Subjects({
  leagues,
  teams,
  tags,
}: Pick<ArticleData, 'leagues' | 'teams' | 'tags'>) {
  const t = useText();
  if (leagues.length + teams.length + tags.length === 0) return null;
  const linked = new Set([...leagues, ...teams].map(({ name }) => name));
  return (
    <nav className={styles.subjects} aria-label={t('article.about')}>
      {leagues.map((league) => (
        <Link key={league.id} className={link.link} to={leaguePath(league)}>
          {league.name}
        </Link>
      ))}
      {teams.map((team) => (
        <Link key={team.id} className={link.link} to={teamPath(team)}>
          {team.name}
        </Link>
      ))}
      {tags
        .filter((tag) => !linked.has(tag))
        .map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
    </nav>
  );
}
