import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '../../edge/contracts/language.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { TextContext } from '../ui/use-text.ts';
import { ProfileStage } from './profile-stage.tsx';

function shown(language: Language, country: string): string {
  return renderToStaticMarkup(
    <TextContext value={textOf(language)}>
      <ProfileStage name="League" band={null} badge={null} facts={[country, '2025-26']} />
    </TextContext>,
  );
}

test('a season keeps its order behind a country in Arabic letters', () => {
  expect(shown('ar', 'إنجلترا')).toContain('>\u2068إنجلترا\u2069 · \u20682025-26\u2069<');
  expect(shown('en', 'England')).toContain('>England · 2025-26<');
});
