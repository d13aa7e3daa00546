import { describe, expect, it } from 'vitest';
import { HELP, parseOptions } from './options.ts';

describe('parseOptions', () => {
  it('runs the simulator on port 8787 by default', () => {
    expect(parseOptions([])).toEqual({
      kind: 'run',
      options: {
        port: 8787,
        state: '.local',
        fresh: false,
        feed: { kind: 'simulator' },
        build: true,
        country: null,
      },
    });
  });

  it('parses every option', () => {
    const args = '--port 0 --state /tmp/x --fresh --feed none --country BR --no-build'.split(' ');
    expect(parseOptions(args)).toMatchObject({
      options: {
        port: 0,
        state: '/tmp/x',
        fresh: true,
        feed: { kind: 'none' },
        build: false,
        country: 'br',
      },
    });
  });

  it('parses a recording, with or without its format', () => {
    expect(parseOptions(['--feed', 'replay:games/a:b.json'])).toMatchObject({
      options: { feed: { kind: 'replay', format: null, file: 'games/a:b.json' } },
    });
    expect(parseOptions(['--feed', 'replay:nba-pbp:games/a:b.json'])).toMatchObject({
      options: { feed: { kind: 'replay', format: 'nba-pbp', file: 'games/a:b.json' } },
    });
  });

  it.each([
    [['--prot', '1'], '--prot'],
    [['8787'], '8787'],
    [['--port', '70000'], '--port'],
    [['--port', 'x'], '--port'],
    [['--feed', 'radio'], '--feed'],
    [['--feed', 'replay:'], '--feed'],
    [['--country', 'brazil'], '--country'],
    [['--state', ''], '--state'],
  ])('names the invalid part of %j', (args, part) => {
    expect(parseOptions(args)).toMatchObject({
      kind: 'error',
      message: expect.stringContaining(part),
    });
  });

  it('explains every option', () => {
    expect(parseOptions(['--help'])).toEqual({ kind: 'help' });
    for (const name of ['port', 'feed', 'country', 'fresh', 'state', 'no-build'])
      expect(HELP).toContain(`--${name}`);
  });
});
