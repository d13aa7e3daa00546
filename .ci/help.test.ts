import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PROJECT } from '../edge/local/project.ts';

const read = (path: string) => readFile(join(PROJECT, path), 'utf8');
/** npm runs `postinstall` by itself. */
const {
  scripts: { postinstall: _, ...scripts },
} = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(await read('package.json')),
);
const TOOLS = (await read('.ci/tool.ts')).matchAll(/script: \['(?<path>[^']+)'/g);
const FILES = new Set([
  ...Object.values(scripts).flatMap((line) => /^node (\S+)/.exec(line)?.[1] ?? []),
  ...[...TOOLS].flatMap(({ groups }) => groups?.['path'] ?? []),
]);
/** They print their own help, and load another file that prints its own. */
const DISPATCHERS = ['.ci/tool.ts', 'bench/bench.ts'];
const DECLARES =
  /^(?:import|export|const|let|function|async function|interface|type|class|\/\/|[})\]])/;
const ANSWERS_HELP =
  /^(?:await )?(?:answerHelp|runCommand|runProcess)\(|^if \(.*\bhelp\b.*\) console\.log\(HELP\)/;

test.each([...FILES].filter((file) => !DISPATCHERS.includes(file)))(
  '%s answers --help before it does anything',
  async (file) => {
    expect(firstStep(await read(file))).toMatch(ANSWERS_HELP);
  },
);

test.each(DISPATCHERS)('%s prints its usage with --help', async (file) => {
  const source = await read(file);
  expect(source).toContain('const HELP = `Usage: npm run');
  expect(source).toContain("=== '--help') console.log(HELP);");
});

test('a script that works before it answers --help is found', () => {
  const source = "const HELP = `Usage:\nnow\n`;\nawait remove('folder');\nanswerHelp(HELP);";
  expect(firstStep(source)).toBe("await remove('folder');");
});

/** Returns the first line of the module that is neither a declaration nor a check that throws. */
function firstStep(source: string): string | undefined {
  const code = source.replaceAll(/`[^`]*`/g, '``').replaceAll(/\/\*[^]*?\*\//g, '');
  return code
    .split('\n')
    .find((line) => /^\S/.test(line) && !DECLARES.test(line) && !/^if .* throw /.test(line));
}
