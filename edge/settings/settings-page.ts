import { SECTIONS } from './settings.ts';
import type { Settings } from './setting.ts';

const HEAD = ['setting', 'takes', 'default', 'meaning'] as const;

const INTRODUCTION = `# Settings

\`npm run tool -- settings\` writes this page from \`edge/settings/\`, which the start and the deployment check the settings against: a malformed one stops them. An empty setting means its default.

\`wrangler.toml\` holds those that are not secret, \`npx wrangler secret put NAME\` sets a secret ([how to replace one](runbook.md#replace-a-secret)); locally an environment variable of \`npm start\` overrides each. Lists are comma-separated; countries are ISO 3166 codes such as \`br\`, origins have the form \`https://example.org\`. Each key of the product may have two values with a space between, while one replaces the other: the first is used, both are accepted.
`;

const NOTES: Readonly<Record<string, string>> = {
  'Brand, country and language':
    "A visitor's language is the one chosen in the footer or by `?lang=`, else their country's, else the browser's, else English.\n",
};

/** Returns the text of docs/settings.md. */
export function settingsPage(): string {
  const sections = SECTIONS.map(({ title, settings }) =>
    [`## ${title}\n`, tableOf(settings), NOTES[title]].filter(Boolean).join('\n'),
  );
  return [INTRODUCTION, ...sections].join('\n');
}

function tableOf(settings: Settings): string {
  const rows = Object.entries(settings).map(
    ([name, { kind, isSecret, meaning, default: none }]) => [
      `\`${name}\`${isSecret ? ' (secret)' : ''}`,
      kind.takes,
      none,
      meaning,
    ],
  );
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |\n`;
  return [
    line(HEAD),
    line(
      HEAD.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('');
}
