import { useId, useState, type ReactNode } from 'react';
import { LANGUAGES, type OfferedLanguage } from '../../../edge/contracts/language.ts';
import { WEB_VIEW_THEMES } from '../../../edge/contracts/web-view-limits.ts';
import { LANGUAGE_NAMES, LANGUAGE_REGIONS } from '../../../edge/shared/text/language-names.ts';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import type { SearchResult } from '../../search/search-result.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { accentOf } from '../widget-script/widget-address.ts';
import { isWidgetType, WIDGET_TYPES, type WidgetType } from '../widget-script/widget-types.ts';
import styles from './gallery-page.module.css';
import { SubjectSearch } from './subject-search.tsx';
import { TouchlineWidget } from './touchline-widget.tsx';
import { widgetCode } from './widget-code.ts';

const TYPES = Object.keys(WIDGET_TYPES).filter(isWidgetType);
const KINDS = { matchId: 'match', leagueId: 'league', teamId: 'team' } as const;

/** Lets a visitor configure a widget, see it live and copy its code. `origin` is the product's. */
export function GalleryPage({ origin }: { origin: string }) {
  const t = useText();
  const [type, setType] = useState<WidgetType>('live');
  const [sport, setSport] = useState('football');
  const [subject, setSubject] = useState({ kind: '', id: '', name: '', path: '' });
  const [theme, setTheme] = useState('');
  const [accent, setAccent] = useState('');
  const [locale, setLocale] = useState('');
  const named = WIDGET_TYPES[type].id;
  const kind = named && KINDS[named];
  const shown = subject.kind === kind ? subject : null;
  const id = shown?.id ?? '';
  const attributes = { type, sport, id, theme, accent: accentOf(accent), locale };
  const link = shown
    ? { path: shown.path, text: shown.name }
    : { path: `/${sport}/matches/all`, text: t('embedded.open') };

  function choose(result: SearchResult): void {
    setSubject(result);
    const own = ALL_SPORTS.find((known) => known.id === result.favourite?.fixtureSportId);
    if (own) setSport(own.key);
  }

  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{t('widgets.title')}</h1>
      <p className={styles.lead}>{t('widgets.lead')}</p>
      <div className={styles.columns}>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <Choice
            label={t('widgets.type')}
            value={type}
            onChosen={(to) => isWidgetType(to) && setType(to)}
          >
            {TYPES.map((name) => (
              <option key={name} value={name}>
                {t(`widgets.type-${name}`)}
              </option>
            ))}
          </Choice>
          <Choice label={t('widgets.sport')} value={sport} onChosen={setSport}>
            {ALL_SPORTS.map(({ key }) => (
              <option key={key} value={key}>
                {t(`sport.${key}`)}
              </option>
            ))}
          </Choice>
          {kind && <SubjectSearch key={kind} kind={kind} chosen={id} onChosen={choose} />}
          <Choice label={t('widgets.theme')} value={theme} onChosen={setTheme}>
            <option value="">{t('widgets.theme-system')}</option>
            {WEB_VIEW_THEMES.map((name) => (
              <option key={name} value={name}>
                {t(`widgets.theme-${name}`)}
              </option>
            ))}
          </Choice>
          <Accent value={accent} onChosen={setAccent} />
          <Choice label={t('widgets.language')} value={locale} onChosen={setLocale}>
            <option value="">{t('widgets.language-visitor')}</option>
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {fullNameOf(language)}
              </option>
            ))}
          </Choice>
        </form>
        <section className={styles.shown} aria-label={t('widgets.preview')}>
          {kind && !id ? (
            <p className={styles.hint}>{t(`widgets.choose-${kind}`)}</p>
          ) : (
            <TouchlineWidget {...attributes} />
          )}
        </section>
      </div>
      <Code text={widgetCode(origin, attributes, link)} />
    </article>
  );
}

function fullNameOf(language: OfferedLanguage): string {
  const name = LANGUAGE_NAMES[language];
  const region = LANGUAGE_REGIONS[language];
  return region === null ? name : `${name} (${region})`;
}

interface ChoiceProps {
  label: string;
  value: string;
  onChosen: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChosen, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={({ currentTarget }) => onChosen(currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}

function Accent({ value, onChosen }: Pick<ChoiceProps, 'value' | 'onChosen'>) {
  const t = useText();
  const id = useId();
  const isWrong = value !== '' && accentOf(value) === '';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('widgets.accent')}</label>
      <input
        id={id}
        className={styles.input}
        placeholder="#0a6847"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ currentTarget }) => onChosen(currentTarget.value.trim())}
      />
      <output id={`${id}-hint`} className={styles.hint}>
        {isWrong ? t('widgets.accentWrong') : ''}
      </output>
    </div>
  );
}

function Code({ text }: { text: string }) {
  const t = useText();
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <section className={styles.field}>
      <label htmlFor={id}>{t('widgets.code')}</label>
      <textarea
        id={id}
        className={styles.code}
        readOnly
        rows={4}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.found}>
        <button
          type="button"
          className={`${button.button} ${button.filled}`}
          onClick={() => void copy()}
        >
          {t('widgets.copy')}
        </button>
        <output className={styles.hint}>{outcome && t(`widgets.${outcome}`)}</output>
      </div>
    </section>
  );
}
