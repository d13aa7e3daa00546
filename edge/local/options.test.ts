import { describe, expect, it } from 'vitest';
import { HELP, parseOptions } from './options.ts';

describe('parseOptions', () => {
  it('runs the simulator on port 8787 by default', () => {
    expect(parseOptions([])).toEqual({
      port: 8787,
      state: '.local',
      fresh: false,
      feed: { kind: 'simulator' },
      build: true,
      country: null,
    });
  });

  it('parses every option', () => {
    const args = '--port 0 --state /tmp/x --fresh --feed none --country BR --no-build'.split(' ');
    expect(parseOptions(args)).toEqual({
      port: 0,
      state: '/tmp/x',
      fresh: true,
      feed: { kind: 'none' },
      build: false,
      country: 'br',
    });
  });

  it('parses a recording, with or without its format', () => {
    expect(parseOptions(['--feed', 'replay:games/a:b.json'])).toMatchObject({
      feed: { kind: 'replay', format: null, file: 'games/a:b.json' },
    });
    expect(parseOptions(['--feed', 'replay:nba-pbp:games/a:b.json'])).toMatchObject({
      feed: { kind: 'replay', format: 'nba-pbp', file: 'games/a:b.json' },
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
    [['--country', 'xx'], '--country'],
    [['--country', 'uk'], '--country'],
    [['--state', ''], '--state'],
  ])('names the invalid part of %j', (args, part) => {
    expect(() => parseOptions(args)).toThrow(part);
  });

  it('explains every option', () => {
    for (const name of ['port', 'feed', 'country', 'fresh', 'state', 'no-build'])
      expect(HELP).toContain(`--${name}`);
  });
});
