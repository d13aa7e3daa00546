import type * as v from 'valibot';
import {
  catalogueRequestSchema,
  catalogueResponseSchema,
} from '../../realtime/protocol/catalogue.ts';
import {
  commentsRequestSchema,
  commentsResponseSchema,
  moderationRequestSchema,
  moderationResponseSchema,
} from '../../realtime/protocol/comments.ts';
import {
  contentRequestSchema,
  contentResponseSchema,
  publishedRequestSchema,
  publishedResponseSchema,
} from '../../realtime/protocol/content.ts';
import { detailsRequestSchema, detailsResponseSchema } from '../../realtime/protocol/details.ts';
import {
  heartbeatRequestSchema,
  heartbeatResponseSchema,
} from '../../realtime/protocol/heartbeat.ts';
import {
  ingestRequestSchema,
  ingestResponseSchema,
  SENDER_SIGNATURE,
} from '../../realtime/protocol/ingest.ts';
import { tvRequestSchema, tvResponseSchema } from '../../realtime/protocol/tv.ts';

export interface IngestCall {
  name: string;
  path: `/ingest/${string}`;
  summary: string;
  request: v.GenericSchema;
  response: v.GenericSchema;
}

/** The calls of feeds. */
export const INGEST_CALLS = [
  {
    name: 'postUpdates',
    path: '/ingest/v1/updates',
    summary: 'Updates of matches',
    request: ingestRequestSchema,
    response: ingestResponseSchema,
  },
  {
    name: 'postCatalogue',
    path: '/ingest/v1/catalogue',
    summary: 'Leagues, fixtures and results of a season, its grounds, groups and squads',
    request: catalogueRequestSchema,
    response: catalogueResponseSchema,
  },
  {
    name: 'postDetails',
    path: '/ingest/v1/details',
    summary: 'Line-ups, statistics, box scores, odds and broadcasters of matches',
    request: detailsRequestSchema,
    response: detailsResponseSchema,
  },
  {
    name: 'postContent',
    path: '/ingest/v1/content',
    summary:
      'Articles, each complete in one language, and ids of withdrawn ones; the product removes harmful HTML, and names in the header `hidden-pictures` the origins whose pictures do not show',
    request: contentRequestSchema,
    response: contentResponseSchema,
  },
  {
    name: 'postPublished',
    path: '/ingest/v1/content/published',
    summary: 'Which articles a source has published, page by page',
    request: publishedRequestSchema,
    response: publishedResponseSchema,
  },
  {
    name: 'postModeration',
    path: '/ingest/v1/comments',
    summary:
      'Withdraws comments, so that no reader sees them, or keeps them, which shows them again and ends the reports of them',
    request: moderationRequestSchema,
    response: moderationResponseSchema,
  },
  {
    name: 'postCommentList',
    path: '/ingest/v1/comments/list',
    summary: 'Comments that readers reported, those with the most reports first, or the newest',
    request: commentsRequestSchema,
    response: commentsResponseSchema,
  },
  {
    name: 'postHeartbeats',
    path: '/ingest/v1/heartbeats',
    summary:
      'The feed works and has no updates of its matches in play. Without heartbeats and updates, pages say that there is no news. Send one every 3 s while matches are in play, or the feed counts as stopped after 11 s; every 15 s with the ids of the matches, in between without',
    request: heartbeatRequestSchema,
    response: heartbeatResponseSchema,
  },
  {
    name: 'postTv',
    path: '/ingest/v1/tv',
    summary: 'The schedule of the 24/7 channel, in place of the one before',
    request: tvRequestSchema,
    response: tvResponseSchema,
  },
] satisfies IngestCall[];

/** Headers of ingest calls beside `SIGNATURE`. */
export const INGEST_HEADERS = {
  'webhook-id': 'The same for every try of a request',
  'webhook-timestamp': 'Seconds since 1970, no more than five minutes off',
};

/** Headers that a feed may leave out. */
export const OPTIONAL_INGEST_HEADERS = {
  [SENDER_SIGNATURE]:
    'Like `webhook-signature`, but of an empty body. It says before the body arrives who sends it, so that no requests of strangers delay or end it',
};

export const SIGNATURE = {
  header: 'webhook-signature',
  description:
    'Standard Webhooks: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`.',
};

/** Refusals of ingest calls, by status. */
export const INGEST_REFUSALS = {
  400: 'A malformed body; `faults` names the path of each fault',
  401: 'The signature is wrong, or a header of it is missing, malformed or out of date',
  408: 'The body took longer than 30 seconds, or paused for 10; or, without `webhook-sender-signature`, came with less than 16 kB a second or as the slowest of too many: repeat it after Retry-After',
  413: 'Too large, or too many at once',
  429: 'Too many bodies from this address or its /48 had no right signature, and this request has no valid `webhook-sender-signature`: repeat it after Retry-After',
  503: 'Overloaded: repeat the whole request after Retry-After',
};
