import * as v from 'valibot';
import { createCommandClient } from '../../feeds/command-client.ts';
import type { Command, CommandIo } from '../../feeds/command-io.ts';
import {
  parseOptions,
  readNumber,
  readTarget,
  splitOperands,
  TARGET_HELP,
  TARGET_OPTIONS,
} from '../../feeds/command-options.ts';
import { gaveUp } from '../../feeds/outcome-text.ts';
import { readAs, type SignedClient } from '../../feeds/signed-client.ts';
import { UsageError } from '../../feeds/usage-error.ts';
import {
  COMMENTS_PAGE,
  commentsResponseSchema,
  MAX_MODERATED,
  moderationResponseSchema,
  type CommentsRequest,
  type ModeratedComment,
  type ModerationRequest,
} from '../../protocol/comments.ts';
import { entityIdSchema } from '../../protocol/text.ts';

const help = `Usage: content comments list [--newest] [--page N] [options]
       content comments withdraw ID… [options]
       content comments keep ID… [options]

list shows the comments that readers reported, those with the most reports first. A report counts
once for each account, and once for each network where nobody is signed in.

withdraw takes comments away: readers no longer see them, and their reports are settled. keep
settles the reports and leaves the comments in place; it also brings back what was withdrawn.

  --newest             lists all comments, the newest first, and says which are withdrawn
  --page N             the Nth page of ${COMMENTS_PAGE} comments (default 1)

${TARGET_HELP}

Examples:
  content comments list
  content comments withdraw 4f1c22ab-90de-4c11-8a4e-0d9b7c1e5a02
`;

const OPTIONS = {
  ...TARGET_OPTIONS,
  newest: { type: 'boolean', default: false },
  page: { type: 'string', default: '1' },
} as const;

async function run([action, ...args]: readonly string[], io: CommandIo): Promise<number> {
  const [operands, options] = splitOperands(args);
  const ids = [...new Set(operands)];
  const values = parseOptions(options, OPTIONS);
  if (action !== 'list' && action !== 'withdraw' && action !== 'keep')
    throw new UsageError('say what to do: comments list, comments withdraw ID, comments keep ID');
  if (action === 'list' && ids.length > 0) throw new UsageError('"comments list" takes no ids');
  if (action !== 'list' && ids.length === 0)
    throw new UsageError(`an id is missing: comments ${action} ID`);
  if (ids.length > MAX_MODERATED)
    throw new UsageError(`${MAX_MODERATED} comments at most go into one command`);
  const wrong = ids.find((id) => !v.is(entityIdSchema, id));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is not an id of a comment`);
  const page = readNumber('--page', values.page, { min: 1, whole: true });
  const target = await readTarget(values, io);
  const { client } = createCommandClient(target, io);
  const given = { client, io, json: values.json };
  if (action !== 'list') return decide({ action, commentIds: ids }, given);
  return list({ which: values.newest ? 'newest' : 'reported', page }, given);
}

interface Given {
  client: SignedClient;
  io: CommandIo;
  json: boolean;
}

async function list(request: CommentsRequest, given: Given): Promise<number> {
  const answer = await ask('/ingest/v1/comments/list', request, commentsResponseSchema, given);
  if (!answer) return 1;
  const { io, json } = given;
  for (const comment of answer.comments)
    io.stdout.write(`${json ? JSON.stringify(comment) : textOf(comment)}\n`);
  const { length } = answer.comments;
  const more = length === COMMENTS_PAGE ? `, perhaps more with --page ${request.page + 1}` : '';
  io.stderr.write(`comments ${length}${more}\n`);
  return 0;
}

async function decide(request: ModerationRequest, given: Given): Promise<number> {
  const answer = await ask('/ingest/v1/comments', request, moderationResponseSchema, given);
  if (!answer) return 1;
  const { io, json } = given;
  const withOutcome = (outcome: string) =>
    answer.results.filter((result) => result.outcome === outcome);
  const unknown = withOutcome('unknown');
  for (const { commentId } of unknown) io.stderr.write(`no comment has the id ${commentId}\n`);
  const done = request.action === 'withdraw' ? 'withdrawn' : 'kept';
  const [now, before] = [withOutcome('applied').length, withOutcome('duplicate').length];
  io.stderr.write(`${done} ${now}, ${done} before ${before}\n`);
  if (json) io.stdout.write(`${JSON.stringify(answer.results)}\n`);
  return unknown.length === 0 ? 0 : 1;
}

/** Posts a signed request. Writes a failure to stderr and returns undefined. */
async function ask<Schema extends v.GenericSchema>(
  path: string,
  request: object,
  schema: Schema,
  { client, io }: Given,
): Promise<v.InferOutput<Schema> | undefined> {
  const outcome = await client.post(path, request, readAs(schema));
  if (outcome.kind === 'acknowledged') return outcome.value;
  io.stderr.write(`${gaveUp(outcome, client.to)}\n`);
  return undefined;
}

function textOf({ withdrawnAt, ...comment }: ModeratedComment): string {
  const { commentId, newsId, text, createdAt, username, reports } = comment;
  const facts = [
    commentId,
    new Date(createdAt).toISOString(),
    `by ${username ?? 'somebody without a name'}`,
    `below ${newsId}`,
    reports === 1 ? '1 report' : `${reports} reports`,
    ...(withdrawnAt === null ? [] : ['withdrawn']),
  ];
  return `${facts.join(' · ')}\n    ${text}`;
}

export const comments: Command = {
  summary: 'list comments that readers reported, and withdraw or keep them',
  help,
  run,
};
