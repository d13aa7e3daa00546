import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matchUpdateSchema } from '../../protocol/ingest.ts';
import { applyUpdate, createMatchRoom } from '../../rooms/match-room.ts';
import { HAS_RECORDINGS, recordingPath } from '../testing/fixture-path.ts';
import { parseSourceJson } from '../parse-source-json.ts';
import { MatchTracker } from './match-tracker.ts';
import { ligaMatchSchema } from './schema.ts';

const LATER = Date.parse('2026-01-01T00:00:00Z');

describe.skipIf(!HAS_RECORDINGS)('recorded responses of the service', () => {
  test.each([
    ['bundesliga-2023-12.json', 'windows-1252', 9, 7],
    ['uefa-em-2020-01.json', 'utf-8', 36, 36],
  ])(
    '%s (%s) gives %i matches, %i of them finished with their goals',
    (name, letters, all, finished) => {
      const text = new TextDecoder(letters).decode(
        readFileSync(recordingPath(`football/openligadb/${name}`)),
      );
      const matches = v.parse(v.array(ligaMatchSchema), parseSourceJson(text));
      const states = matches.map((match) => {
        const update = v.parse(matchUpdateSchema, new MatchTracker().update(match, LATER));
        return applyUpdate(createMatchRoom('epoch-00001'), update, LATER).room.state;
      });
      expect(states).toHaveLength(all);
      const over = states.filter((state) => state?.status === 'Finished');
      expect(over).toHaveLength(finished);
      for (const state of over) {
        const { home = 0, away = 0 } = state?.score ?? {};
        expect(state?.incidents).toHaveLength(home + away);
        expect(state?.home.shortName).not.toBe('');
      }
    },
  );
});
