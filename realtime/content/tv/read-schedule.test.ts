import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFile } from '../../testing/temporary-folder.ts';
import { readScheduleFile } from './read-schedule.ts';

const CLIPS = fileURLToPath(new URL('../../../web/public/clips', import.meta.url));

const GOOD = `zone: America/Sao_Paulo
clips:
  - id: goals
    playlist: ${CLIPS}/goals/index.m3u8
    address: /clips/goals/
filler: [goals]
programmes:
  - title: All the goals
    titles: { pt-BR: Todos os gols }
    start: 2026-11-23 18:00
    end: 2026-11-23 18:30
    clips: [goals]
  - title: Once more
    start: 2026-11-23T21:30:00Z
    end: 2026-11-23T22:00:00Z
    clips: [goals, goals]
    match: m-1
`;

async function read(text: string) {
  const file = await temporaryFile('schedule.yaml', text);
  const answer = await readScheduleFile(file);
  return answer.kind === 'schedule'
    ? answer.schedule
    : answer.faults.map(
        (fault) => `${fault.path === file ? '' : 'elsewhere '}${fault.line}: ${fault.message}`,
      );
}

describe('readScheduleFile', () => {
  it('reads clips from their playlists, and times in the schedule’s zone', async () => {
    const schedule = await read(GOOD);
    expect(schedule).toMatchObject({
      renditions: [
        { name: 'low', width: 256 },
        { name: 'high', height: 360 },
      ],
      assets: [{ id: 'goals', durations: [4, 4, 4, 4, 4, 4] }],
      programmes: [
        { start: Date.parse('2026-11-23T21:00:00Z'), titles: { 'pt-BR': 'Todos os gols' } },
        { start: Date.parse('2026-11-23T21:30:00Z'), matchId: 'm-1' },
      ],
    });
    expect(schedule).toHaveProperty('assets[0].files.high[5]', '/clips/goals/high/5.ts');
  });

  it.each([
    ['a clip that is none', ['filler: [goals]', 'filler: [none]'], '6: filler.0: no clip is none'],
    ['a time that is none', ['start: 2026-11-23 18:00', 'start: soon'], '10: programmes.0.start'],
    [
      'a day without a time',
      ['start: 2026-11-23 18:00', 'start: 2026-11-23'],
      '10: programmes.0.start',
    ],
    [
      'a day that its month does not have',
      ['2026-11-23 18:00', '2026-02-31 18:00'],
      '10: programmes.0.start',
    ],
    ['an hour that no day has', ['2026-11-23 18:00', '2026-11-23 25:61'], '10: programmes.0.start'],
    ['a time of no zone', ['2026-11-23 18:00', '23 Nov 2026 18:00'], '10: programmes.0.start'],
    [
      'two at a time',
      ['T21:30', 'T21:29'],
      '14: programmes.1.start: All the goals is on until later',
    ],
    [
      'an end before the start',
      ['23 18:30', '23 17:30'],
      '8: programmes.0: a programme ends after',
    ],
    [
      'a clip of the id of another',
      [
        'filler: [goals]',
        `  - { id: goals, playlist: ${CLIPS}/goals/index.m3u8, address: /clips/goals/ }\nfiller: [goals]`,
      ],
      '6: clips.1.id: another clip is goals',
    ],
    [
      'a programme of the id of another',
      ['match: m-1', 'id: at-1795467600'],
      '17: programmes.1.id: another programme is at-1795467600',
    ],
    ['a zone that is none', ['America/Sao_Paulo', 'Mars'], '1: zone: takes a zone'],
    ['a member that is none', ['match: m-1', 'matches: m-1'], '17: programmes.1.matches'],
    ['a language that is none', ['pt-BR', 'tlh'], '9: programmes.0.titles'],
    ['a playlist that is not there', ['goals/index', 'none/index'], '4: clips.0.playlist'],
    ['a playlist of one rendition', ['goals/index', 'goals/low/index'], '4: clips.0.playlist'],
    ['no YAML', ['filler: [goals]', 'filler: [goals'], '7: '],
  ])('reports the line of %s', async (_, [of, by], fault) => {
    const faults = await read(GOOD.replace(of ?? '', by ?? ''));
    expect(faults).toContainEqual(expect.stringContaining(fault));
  });
});
