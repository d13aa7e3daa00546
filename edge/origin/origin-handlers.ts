import { appHandlers } from './media/app/app-handlers.ts';
import { bracketHandlers } from './media/bracket/brackets.ts';
import { calendarHandlers } from './media/calendar/calendar-handlers.ts';
import { detailHandlers } from './media/details/detail-handlers.ts';
import { eventHandlers } from './media/events/event-handlers.ts';
import { fanCalendarHandlers } from './media/calendar/fan-calendar-handlers.ts';
import { favouriteHandlers } from './media/favourites/favourite-handlers.ts';
import { leagueHandlers } from './media/leagues/league-handlers.ts';
import { newsHandlers } from './media/news/news-handlers.ts';
import { outlookHandlers } from './media/outlook/season-outlook.ts';
import { playerHandlers } from './media/players/player-handlers.ts';
import { policyHandlers } from './media/policies/policy-handlers.ts';
import { pushHandlers } from './media/push/push-handlers.ts';
import { searchHandlers } from './media/search/search-handlers.ts';
import { standingsHandlers } from './media/standings/league-standings.ts';
import { teamHandlers } from './media/teams/team-handlers.ts';
import { ageHandlers } from './patron/age/age-handlers.ts';
import { avatarHandlers } from './patron/avatar/avatar-handlers.ts';
import { captchaHandlers } from './patron/captcha/captcha-handlers.ts';
import { otpHandlers } from './patron/codes/otp-handlers.ts';
import { tvHandlers } from './media/tv/tv-handlers.ts';
import { commentHandlers } from './media/comments/comment-handlers.ts';
import { countryHandlers } from './patron/country/countries.ts';
import { personalDataHandlers } from './patron/accounts/personal-data.ts';
import { profileHandlers } from './patron/accounts/profile.ts';
import { signInMethodHandlers } from './patron/accounts/sign-in-methods.ts';
import { registerHandlers } from './patron/accounts/register.ts';
import { bettingHandlers } from './patron/betting/betting-handlers.ts';
import { passwordHandlers } from './patron/passwords/password-handlers.ts';
import { sessionHandlers } from './patron/sessions/session-handlers.ts';
import { signInHandlers } from './patron/sessions/sign-in.ts';
import { socialHandlers } from './patron/social/social-handlers.ts';
import { videoHandlers } from './media/videos/video-handlers.ts';
import type { OriginHandlers } from './services.ts';

/** Handlers of all calls, for servers without an upstream. A missing handler does not compile. */
export const ORIGIN_HANDLERS: OriginHandlers = {
  ...ageHandlers,
  ...appHandlers,
  ...bettingHandlers,
  ...avatarHandlers,
  ...bracketHandlers,
  ...calendarHandlers,
  ...captchaHandlers,
  ...commentHandlers,
  ...countryHandlers,
  ...detailHandlers,
  ...eventHandlers,
  ...fanCalendarHandlers,
  ...favouriteHandlers,
  ...leagueHandlers,
  ...passwordHandlers,
  ...otpHandlers,
  ...newsHandlers,
  ...outlookHandlers,
  ...playerHandlers,
  ...policyHandlers,
  ...personalDataHandlers,
  ...profileHandlers,
  ...pushHandlers,
  ...registerHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...signInHandlers,
  ...socialHandlers,
  ...standingsHandlers,
  ...teamHandlers,
  ...tvHandlers,
  ...videoHandlers,
  ...signInMethodHandlers,
};
