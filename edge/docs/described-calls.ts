import * as v from 'valibot';
import {
  LARGEST_JSON,
  LONGEST_PAYLOAD,
  type ApiCall,
  type CallText,
} from '../contracts/api-call.ts';
import appTexts from '../contracts/app-calls.ts';
import { isInPath } from '../contracts/call-address.ts';
import calendarTexts from '../contracts/calendar-calls.ts';
import captchaTexts from '../contracts/captcha-calls.ts';
import { isPublicRead, listCalls, type CallName } from '../contracts/call-list.ts';
import type * as CALLS from '../contracts/calls.ts';
import commentTexts from '../contracts/comment-calls.ts';
import countryTexts from '../contracts/country-calls.ts';
import detailTexts from '../contracts/detail-calls.ts';
import eventTexts from '../contracts/event-calls.ts';
import { LANGUAGES } from '../contracts/language.ts';
import fanCalendarTexts from '../contracts/fan-calendar-calls.ts';
import favouriteTexts from '../contracts/favourite-calls.ts';
import leagueTexts from '../contracts/league-calls.ts';
import patronTexts from '../contracts/patron-calls.ts';
import otpTexts from '../contracts/otp-calls.ts';
import newsTexts from '../contracts/news-calls.ts';
import playerTexts from '../contracts/player-calls.ts';
import policyTexts from '../contracts/policy-calls.ts';
import pushTexts from '../contracts/push-calls.ts';
import profileTexts from '../contracts/profile-calls.ts';
import searchTexts from '../contracts/search-calls.ts';
import sessionTexts from '../contracts/session-calls.ts';
import socialTexts from '../contracts/social-calls.ts';
import teamTexts from '../contracts/team-calls.ts';
import tvTexts from '../contracts/tv-calls.ts';
import videoTexts from '../contracts/video-calls.ts';
import signInMethodTexts from '../contracts/sign-in-method-calls.ts';
import { headersOf, type DescribedHeader } from './header-texts.ts';

/** Text of each call. The compiler reports a missing one. */
const CALL_TEXTS: Record<CallName, CallText> = {
  ...appTexts,
  ...calendarTexts,
  ...captchaTexts,
  ...commentTexts,
  ...countryTexts,
  ...detailTexts,
  ...eventTexts,
  ...fanCalendarTexts,
  ...favouriteTexts,
  ...leagueTexts,
  ...patronTexts,
  ...otpTexts,
  ...newsTexts,
  ...playerTexts,
  ...policyTexts,
  ...profileTexts,
  ...pushTexts,
  ...searchTexts,
  ...sessionTexts,
  ...socialTexts,
  ...teamTexts,
  ...tvTexts,
  ...videoTexts,
  ...signInMethodTexts,
};

type NamesIn<Call> = Call extends ApiCall ? keyof Call['input']['entries'] & string : never;

type MemberName = Exclude<NamesIn<(typeof CALLS)[CallName]>, 'body'>;

/** Text of each member of an input, the same in all calls. `body` needs none, since its fields have texts. */
const MEMBER_TEXTS: Record<MemberName, string> = {
  id: 'Id of the item whose kind precedes it in the path',
  otherId: 'Id of the other team',
  provider: 'Provider that the visitor signs in with',
  work: 'How much work it takes, as a multiple of the usual: 1, 2, 4, 8 or 16',
  kind: 'Which address of the account',
  teamRadarId: 'Id of a team',
  leagueRadarId: 'Id of a league',
  sportId: 'Id of a sport; every sport where it is absent',
  sportRadarId: "A sport's radar id such as `sr:sport:1`, or `all`",
  seasonId: 'Id of a season; the current one where it is absent',
  scope: 'Which matches count',
  eventId: 'Id of a match',
  policy: 'Which policy',
  brand: "Header value of the visitor's brand",
  newsId: 'Id of an article or a video',
  type: '`results`: matches that are over, newest first; `fixtures`: all others, soonest first',
  from: 'ms; included',
  to: 'ms; not included, and 32 days after `from` at most where matches are listed',
  flag: 'The `flag` of the page before; the first page where it is absent',
  size: 'How many at most',
  page: 'Counts from 1',
  keyword:
    'Beginnings of words; case, diacritics and, but for news, a mistyped letter do not matter',
  language: 'BCP 47 tag: of a story in several languages, the version in this one comes first',
  key: 'Which figure; the first of the sport where it is absent',
  known: 'Values of `tag` whose calendars the caller has, with commas between',
};

/** Texts of members that have another meaning in one call. */
const OWN_MEMBER_TEXTS: Partial<Record<CallName, Partial<Record<MemberName, string>>>> = {
  removeFavourite: {
    id: 'Id of the sport, league, team, match or player',
    type: 'What it is: 10 a sport, 20 a league, 30 a team, 40 a match, 50 a player; any of them where it is absent',
  },
};

/** The query `lang`. The edge reads it in any call, but only calls that send a message document it. */
const LANGUAGE_MEMBER: DescribedMember = {
  name: 'lang',
  place: 'query',
  isRequired: false,
  description:
    'Language of the message, as BCP 47 names it; where it is absent, the one that the browser’s user chose, else that of the country, else the first known one of `Accept-Language`',
  schema: v.picklist(LANGUAGES),
};

/** A parameter of a call in its path or query. */
export interface DescribedMember {
  name: string;
  place: 'path' | 'query';
  isRequired: boolean;
  description: string;
  schema: v.GenericSchema;
}

export type DescribedCall = ApiCall &
  CallText & {
    name: CallName;
    members: DescribedMember[];
    /** Whether pages of any site may read it, and partner keys count for it. */
    isPublicRead: boolean;
    body: v.GenericSchema | undefined;
    /** Headers beside those of every call, with their meaning. */
    headers: Record<string, DescribedHeader>;
    /** Errors by status, beside those of every call. */
    errors: Record<number, string>;
  };

/** Returns every call with its documentation. */
export function describedCalls(): DescribedCall[] {
  return listCalls().map((call) => {
    const text = CALL_TEXTS[call.name];
    const { body, ...rest } = call.input.entries;
    const members = Object.entries(rest).map(([name, schema]): DescribedMember => ({
      name,
      place: isInPath(call, name) ? 'path' : 'query',
      isRequired: schema.type !== 'optional',
      description: memberText(call.name, name),
      schema,
    }));
    if (text.takesLanguage) members.push(LANGUAGE_MEMBER);
    const headers = headersOf({ ...call, ...text });
    const errors = errorsOf(call, text);
    return { ...call, ...text, isPublicRead: isPublicRead(call), members, body, headers, errors };
  });
}

function memberText(call: CallName, name: string): string {
  return new Map(Object.entries({ ...MEMBER_TEXTS, ...OWN_MEMBER_TEXTS[call] })).get(name) ?? '';
}

/** Refusals of public reads. All but 429 answer requests with a partner's key alone. */
const OF_PUBLIC_READS = {
  401: 'The partner key is unknown or withdrawn',
  403: 'The partner key is for pages of other origins',
  429: 'State 11812: the limit of the network, or the quota of a partner key without origins, is reached',
  503: 'The server cannot check partner keys right now',
};

function errorsOf(call: ApiCall, { refuses, fails }: CallText): Record<number, string> {
  const { caller, missing } = call;
  const errors: Record<number, string> = isPublicRead(call) ? { ...OF_PUBLIC_READS } : {};
  if (refuses !== undefined) errors[400] = refuses;
  if (caller === 'signed-in') errors[401] = 'Nobody is signed in';
  if (call.encrypted)
    errors[413] = `The body is larger than ${LARGEST_JSON / 1_000} kB, or longer than ${LONGEST_PAYLOAD.toLocaleString('en')} characters when it is encrypted`;
  Object.assign(errors, fails);
  if (missing !== undefined) errors[404] = missing;
  return errors;
}
