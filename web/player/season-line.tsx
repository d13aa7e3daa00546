import { Link } from 'react-router';
import { kitNameOf } from '../../edge/shared/crest/kit-name.ts';
import { kitOf } from '../../edge/shared/crest/kit-of.ts';
import { formatDayOfYear } from '../../edge/shared/time/time-format.ts';
import { BOX_SCORES } from '../../realtime/sports/box-score.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { figureText, headOf } from '../match/tabs/box-score/box-score-tables.ts';
import table from '../match/tabs/box-score/player-table.module.css';
import { Card } from '../ui/card.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { PlayerProfile } from './player.ts';
import { listedKeys } from './player-matches.ts';
import { courseOf, type SeasonCourse } from './season-course.ts';
import { seasonFigures } from './season-figures.ts';
import styles from './season-line.module.css';

/** Height of the drawing, in its own units. */
const HEIGHT = 100;

export interface SeasonLineProps {
  player: PlayerProfile;
  course: SeasonCourse;
  timeZone: string;
}

/**
 * Draws the season's main figure from match to match as a line, with all figures in a table below.
 */
export function SeasonLine({ player, course, timeZone }: SeasonLineProps) {
  const t = useText();
  const { id, sportKey, teams } = player;
  const { season, matches } = course;
  const isPerMatch = SPORTS[sportKey].isPerMatch === true;
  const [figure] = seasonFigures(t, sportKey, season);
  if (!figure) return null;
  const values = courseOf(course, figure.key, isPerMatch);
  const most = Math.max(...values, 1);
  const yOf = (value: number) => round(HEIGHT - (HEIGHT * Math.max(value, 0)) / most);
  const points = values.map((value, index) => `${index + 0.5} ${yOf(value)}`);
  const [first, last] = [matches[0], matches.at(-1)];
  const dayOf = (startTime: number) => formatDayOfYear(t, startTime, timeZone);
  const name = { figure: figure.name };
  return (
    <Card title={t(isPerMatch ? 'seasonLine.each' : 'seasonLine.sum', name)}>
      <div className={styles.content}>
        <p className={visuallyHidden.text}>
          {t(isPerMatch ? 'seasonLine.values' : 'seasonLine.sums', {
            ...name,
            values: values.map((value) => figureText(t, figure.key, value)).join(', '),
          })}
        </p>
        <span className={styles.most} aria-hidden="true">
          {figureText(t, figure.key, most)}
        </span>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${values.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          data-kit={kitNameOf(kitOf(teams[0] ?? { id }).first)}
        >
          <path
            className={styles.grid}
            d={`M0 0H${values.length}M0 ${HEIGHT}H${values.length}`}
            vectorEffect="non-scaling-stroke"
          />
          <path
            className={styles.line}
            d={`M${points.join('L')}`}
            vectorEffect="non-scaling-stroke"
          />
          {/*
           * The dots are lines of zero length: the drawing is stretched, but their round ends are
           * not.
           */}
          <path
            className={styles.dots}
            d={matches
              .flatMap(({ values: own }, index) => (own[figure.key] ? `M${points[index]}h0` : []))
              .join('')}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {first && last && (
          <p className={styles.axis} aria-hidden="true">
            <span>{dayOf(first.startTime)}</span>
            <span>{dayOf(last.startTime)}</span>
          </p>
        )}
      </div>
      <details className={styles.all}>
        <summary className={styles.summary}>{t('seasonLine.all')}</summary>
        <SeasonMatches course={course} sportKey={sportKey} dayOf={dayOf} />
      </details>
    </Card>
  );
}

function SeasonMatches({
  course: { matches },
  sportKey,
  dayOf,
}: {
  course: SeasonCourse;
  sportKey: PlayerProfile['sportKey'];
  dayOf: (startTime: number) => string;
}) {
  const t = useText();
  const columns = BOX_SCORES[sportKey].flatMap((group) => group.columns);
  const heads = listedKeys(sportKey)
    .filter((key) => matches.some(({ values }) => values[key] !== undefined))
    .map((key) =>
      headOf(
        t,
        key,
        columns.find((column) => column.key === key),
      ),
    );
  return (
    <ScrollRegion className={table.scroll} label={t('seasonLine.all')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('seasonLine.match')}</th>
            {heads.map(({ key, short, name }) => (
              <th key={key} scope="col">
                <abbr title={name}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matches.toReversed().map(({ id, path, startTime, against, values }) => (
            <tr key={id}>
              <th scope="row">
                <MatchLink path={path} against={against} day={dayOf(startTime)} />
              </th>
              {heads.map(({ key }) => (
                <td key={key}>
                  {values[key] === undefined ? '–' : figureText(t, key, values[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function MatchLink({ path, against, day }: { path: string; against: string; day: string }) {
  return (
    <Link className={styles.match} to={path}>
      <span>{against}</span> <span className={styles.day}>{day}</span>
    </Link>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
