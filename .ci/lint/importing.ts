import type { OxlintOverride } from 'oxlint';

export interface ImportPattern {
  group?: string[];
  regex?: string;
  message: string;
}

/** Returns the rule that forbids imports of these patterns. */
export function importing(patterns: ImportPattern[]): OxlintOverride['rules'] {
  return { 'no-restricted-imports': ['error', { patterns }] };
}
