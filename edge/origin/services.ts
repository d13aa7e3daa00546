import type { MatchState } from '../../realtime/protocol/match-state.ts';
import type { SportId } from '../../realtime/sports/sport.ts';
import type { Handlers } from '../calls/handler.ts';
import type { BrandKey } from '../contracts/brand-profile.ts';
import type { Language } from '../contracts/language.ts';
import type * as CALLS from '../contracts/calls.ts';
import type { PushMessage } from '../contracts/push-message.ts';
import type { Sent } from '../push/send-message.ts';
import type { SessionKeys } from '../session/session-keys.ts';
import type { TvSetting } from '../tv/availability.ts';
import type { SocialServices } from './patron/social/providers.ts';
import type { Database } from './db/database.ts';
import type { PushSubscriptionRow } from './db/push-schema.ts';
import type { StoredCourse } from './media/details/match-course.ts';
import type { CurrentLine } from './media/standings/counted-matches.ts';
import type { BettingSite } from './patron/betting/betting-site.ts';
import type { BreachRange } from './patron/passwords/breach-list.ts';
import type { Derive } from './patron/passwords/hash-password.ts';
import type { Session } from './patron/sessions/access-token.ts';
import type { AvatarStore } from './patron/avatar/read-avatar.ts';
import type { CodeServices } from './patron/codes/code-services.ts';

/** Services for alerts to closed pages. */
interface PushServices {
  /** Public keys with which browsers subscribe, the current one first. */
  keys: readonly string[];
  /** Origins of push services besides the known ones. */
  services: ReadonlySet<string>;
  /** Sends a browser a message. Never throws. */
  send: (subscription: PushSubscriptionRow, message: PushMessage) => Promise<Sent>;
}

/** Services for the handlers of the embedded APIs, beside a call's input. */
export interface Services {
  db: Database;
  /** Time of the call, ms. */
  now: number;
  /**
   * Returns the current lines of a sport's room, by match id; empty if the room does not answer.
   */
  currentLines: (sportId: SportId) => Promise<ReadonlyMap<string, CurrentLine>>;
  /**
   * Returns a match's state from its room; undefined if the database has all of it or the room does
   * not answer.
   */
  currentState: (stored: StoredCourse) => Promise<MatchState | undefined>;
  /** JSON of the operator's banner, if any. */
  banner: string | undefined;
  /** The operator's 24/7 channel setting. */
  tv: TvSetting;
  /** The caller's country, ISO 3166 in lower case; null if unknown. */
  located: string | null;
  /** Whether `located` is the visitor's country, not that of a server which calls for them. */
  locatesVisitor: boolean;
  /** The caller's network, for counting tries; null if unknown. */
  network: string | null;
  /** Origin of the site that the call serves. */
  site: string;
  /** The product's credentials at sign-in providers. */
  social: SocialServices;
  /** The device's id in the call; null without one. */
  deviceId: string | null;
  /** Proof that the caller's device was signed in before; null without one. */
  deviceToken: string | null;
  /** Language of the visitor's pages and of messages to them. */
  language: Language;
  /** Brand of the visitor's pages, from the `brand` header. */
  brand: BrandKey;
  /** From the `country-code` header: the visitor's chosen country, else where they are. */
  visitorsCountry: string | null;
  /** The caller and their sign-in; null for nobody. */
  session: Session | null;
  /** Returns the signing keys of sessions; null if they are unset, so nobody can sign in. */
  keys: () => Promise<SessionKeys | null>;
  /** A list of breached passwords; absent if the operator names none. */
  breaches: BreachRange | undefined;
  codes: CodeServices;
  /** The betting site whose accounts users may link; null if unset. */
  betting: BettingSite | null;
  /** Derives keys of passwords without blocking other calls. */
  derive: Derive;
  /** Wrong sign-ins of all clients within a minute that trigger a captcha. */
  wrongSignIns: number;
  avatars: AvatarStore;
  push: PushServices;
}

/** The handlers of the embedded APIs, split over the groups' files. */
export type OriginHandlers = Handlers<typeof CALLS, Services>;
