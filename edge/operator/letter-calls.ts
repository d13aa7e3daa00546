import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import { log, messageOf } from '../../realtime/hosts/log.ts';
import { createDatabase } from '../origin/db/database.ts';
import type { DeadLetterRow } from '../origin/db/operator-schema.ts';
import { dropLetter, findLetter, listLetters, replayLetter } from '../queue/dead-letters.ts';
import { answerError } from '../routes/answers.ts';
import type { Bindings } from '../routes/bindings.ts';
import type { Letter, lettersSchema } from './letter.ts';

/** Adds the calls of dead letters: to list, show, replay and drop them. */
export function addLetterCalls(app: Hono<Bindings>): void {
  app.get('/operator/v1/dead-letters', async (c) => {
    const { letters, total } = await listLetters(createDatabase(c.env.DB));
    const answer = { letters: letters.map(letterOf), total };
    return c.json(answer satisfies v.InferOutput<typeof lettersSchema>);
  });
  app.get('/operator/v1/dead-letters/:id', (c) =>
    withLetter(c, async (letter) => c.json(letterOf(letter))),
  );
  app.post('/operator/v1/dead-letters/:id', (c) => withLetter(c, (letter) => replay(c, letter)));
  app.delete('/operator/v1/dead-letters/:id', (c) =>
    withLetter(c, async (letter) => {
      await dropLetter(createDatabase(c.env.DB), letter, Date.now());
      return c.json({});
    }),
  );
}

async function withLetter(
  c: Context<Bindings>,
  answer: (letter: DeadLetterRow) => Promise<Response>,
): Promise<Response> {
  const letter = await findLetter(createDatabase(c.env.DB), c.req.param('id') ?? '');
  return letter ? answer(letter) : answerError(c, 404, 'There is no such dead letter.');
}

async function replay(c: Context<Bindings>, letter: DeadLetterRow): Promise<Response> {
  try {
    if (await replayLetter(c.env, letter, Date.now())) return c.json({});
    return answerError(c, 409, 'It is no state of this version: it can only be dropped.');
  } catch (error) {
    log('warn', 'replay-failed', { letter: letter.id, error: messageOf(error) });
    return answerError(c, 503, `It failed again: ${messageOf(error)}`);
  }
}

function letterOf({ droppedAt: _droppedAt, ...letter }: DeadLetterRow): Letter {
  return letter;
}
