import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { planBack, planDeployment, type Deployed } from './plan.ts';

const config = readEnvironment('production');
const newest = config.migrations.at(-1)?.tag ?? '';

function plan(deployed: Deployed, secrets: string | null = null) {
  return planDeployment({ config, file: 'built.json', tag: 'a-tag', secrets, deployed });
}

/** The steps in short: the words of each command before its options, and what is between them. */
function short({ steps }: ReturnType<typeof plan>): string[] {
  return steps.map((step) => {
    if (step.kind === 'smoke') return `smoke ${step.version}`;
    if (step.kind === 'wait') return `wait ${step.seconds}`;
    return step.args
      .slice(
        0,
        step.args.findIndex((each) => each.startsWith('--')),
      )
      .join(' ');
  });
}

describe('a deployment', () => {
  it('migrates, uploads, and gives the new version 0, 10, 50 and 100 % after a test of each', () => {
    expect(short(plan({ version: 'old', migration: newest }))).toEqual([
      'd1 migrations apply DB',
      'versions upload',
      'versions deploy NEW@0% old@100%',
      'wait 10',
      'smoke new',
      'versions deploy NEW@10% old@90%',
      'wait 300',
      'smoke new',
      'versions deploy NEW@50% old@50%',
      'wait 300',
      'smoke new',
      'versions deploy NEW@100%',
      'triggers deploy',
      'smoke any',
    ]);
  });

  it('gives all requests back to the old version when a step fails', () => {
    const { back } = plan({ version: 'old', migration: newest });
    expect(back?.join(' ')).toBe('versions deploy old@100% --yes --config built.json');
  });

  it.each([
    [{ version: null, migration: null }, 'first version'],
    [{ version: 'old', migration: 'v1' }, `from v1 to ${newest}`],
  ])('of %j replaces what serves at once, and says why', (deployed, reason) => {
    const whole = plan(deployed);
    expect(short(whole)).toEqual(['d1 migrations apply DB', 'deploy', 'smoke any']);
    expect(whole.why).toContain(reason);
    expect(whole.back).toBeNull();
  });

  it.each([
    { version: null, migration: null },
    { version: 'old', migration: newest },
  ])('sets the secrets of a file with the upload: %j', (deployed) => {
    const commands = plan(deployed, 'secrets.env').steps.flatMap((step) =>
      step.kind === 'wrangler' ? [step.args.join(' ')] : [],
    );
    const withSecrets = commands.filter((line) => line.includes('--secrets-file secrets.env'));
    expect(withSecrets).toHaveLength(1);
    expect(withSecrets[0]).toMatch(/^(?:versions upload|deploy) --tag a-tag /);
    expect(commands.every((line) => line.endsWith('--config built.json'))).toBe(true);
  });
});

it('going back takes one command', () => {
  expect(planBack(config).join(' ')).toMatch(/^rollback --yes .*--name touchline-production$/);
});
