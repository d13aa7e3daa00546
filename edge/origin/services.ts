import type { MatchState } from '../../realtime/protocol/match-state.ts';
import type { SportId } from '../../realtime/sports/sport.ts';
import type { Handlers } from '../calls/handler.ts';
import type { Language } from '../contracts/language.ts';
import type * as CALLS from '../contracts/calls.ts';
import type { SessionKeys } from '../session/session-keys.ts';
import type { TvSetting } from '../tv/availability.ts';
import type { SocialServices } from './patron/social/providers.ts';
import type { Database } from './db/database.ts';
import type { StoredCourse } from './media/details/match-course.ts';
import type { CurrentLine } from './media/standings/counted-matches.ts';
import type { BettingSite } from './patron/betting/betting-site.ts';
import type { BreachRange } from './patron/passwords/breach-list.ts';
import type { Derive } from './patron/passwords/hash-password.ts';
import type { Session } from './patron/sessions/access-token.ts';
import type { AvatarStore } from './patron/avatar/read-avatar.ts';
import type { CodeServices } from './patron/codes/code-services.ts';

/** What the handlers of the embedded APIs are given beside a call's input. */
export interface Services {
  db: Database;
  /** Time of the call, ms. */
  now: number;
  /** What a sport's room shows now, by match id; empty without the room. */
  currentLines: (sportId: SportId) => Promise<ReadonlyMap<string, CurrentLine>>;
  /** A match as its room has it; undefined where the database has all of it, or there is no room. */
  currentState: (stored: StoredCourse) => Promise<MatchState | undefined>;
  /** JSON of the banner that the operator set, if any. */
  banner: string | undefined;
  /** What the operator set of the 24/7 channel. */
  tv: TvSetting;
  /** Where the caller is, ISO 3166 in lower case; null where that is not known. */
  located: string | null;
  /** Whether `located` is the visitor's country; else it is that of a server which calls for them. */
  locatesVisitor: boolean;
  /** Network that the call comes from, for counting tries; null where that is not known. */
  network: string | null;
  /** Origin of the site that the call is made for. */
  site: string;
  /** How the product is known to the providers that visitors sign in with. */
  social: SocialServices;
  /** The device's id as the call says it; null where it says none. */
  deviceId: string | null;
  /** What shows that the caller's device was signed in on before; null where nothing does. */
  deviceToken: string | null;
  /** Of the visitor's pages: what is sent to them is written in it. */
  language: Language;
  /** Of the `country-code` header: the country that the visitor chose, else where they are. */
  visitorsCountry: string | null;
  /** Who makes the call, and by which sign-in; null for nobody. */
  session: Session | null;
  /** What sessions are signed with; null where nobody can sign in for want of it. */
  keys: () => Promise<SessionKeys | null>;
  /** A list of breached passwords; absent where the operator names none. */
  breaches: BreachRange | undefined;
  codes: CodeServices;
  /** Whose betting accounts may be linked; null where the operator names no site. */
  betting: BettingSite | null;
  /** Derives keys of passwords where that keeps nobody else waiting. */
  derive: Derive;
  /** Waits a moment before a refusal: whoever floods cannot ask as fast as they can. */
  pause: () => Promise<void>;
  /** Wrong sign-ins within a minute, of everybody, beyond which a captcha is asked for. */
  wrongSignIns: number;
  avatars: AvatarStore;
}

/** The handlers of the embedded APIs: each group's file holds some of them. */
export type OriginHandlers = Handlers<typeof CALLS, Services>;
