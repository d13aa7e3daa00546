import { BLANK, NOT_FOUND, redirect, type RouteRow } from './route-row.ts';

/** News, videos and the 24/7 channel. */
export const MEDIA_ROUTES: RouteRow[] = [
  // News
  { name: '/{sport}?/news', path: '/news', title: 'News', page: 'news' },
  {
    name: '/{sport}?/news of a sport',
    path: '/tennis/news',
    title: 'Tennis news',
    page: 'news',
  },
  {
    name: '/news of a sport that is none',
    path: '/cricket/news',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },
  {
    name: '/news/search',
    path: '/news/search',
    title: 'Search news',
    page: 'news-search',
    mobile: { flags: 'back-button no-sub-navigation' },
  },
  {
    name: '/news/search of a keyword',
    path: '/news/search?keyword=walnut',
    title: '“walnut” in the news',
    page: 'news-search',
    mobile: { flags: 'back-button no-sub-navigation' },
  },
  {
    name: '/{sport}?/news/{slug}/{id} of no article',
    path: '/football/news/late-goal/none',
    ...NOT_FOUND,
    mobile: { flags: 'back-button no-sub-navigation' },
    isMarkupOnly: true,
  },
  {
    name: '/article-details of no article',
    path: '/article-details?id=none',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },
  {
    name: '/app-news-share of no article',
    path: '/app-news-share?id=none',
    ...NOT_FOUND,
    ...BLANK,
    isMarkupOnly: true,
  },

  // Videos
  {
    name: '/highlights',
    path: '/highlights',
    title: 'Highlights',
    page: 'highlights',
    flags: '',
  },
  {
    name: '/highlights of a sport',
    path: '/highlights?sport=tennis',
    title: 'Tennis highlights',
    page: 'highlights',
    flags: '',
    isMarkupOnly: true,
  },
  {
    name: '/news/playlist/popular',
    path: '/news/playlist/popular',
    title: 'Popular Playlist',
    page: 'popular-playlist',
    mobile: { flags: 'back-button no-sub-navigation' },
  },
  {
    name: '/{sport}?/news/playlist/popular',
    path: '/basketball/news/playlist/popular',
    title: 'Popular Playlist',
    page: 'popular-playlist',
    mobile: { flags: 'back-button no-sub-navigation' },
    isMarkupOnly: true,
  },
  {
    name: 'The popular playlist of no sport',
    path: '/cricket/news/playlist/popular',
    ...NOT_FOUND,
    mobile: { flags: 'back-button no-sub-navigation' },
    isMarkupOnly: true,
  },
  {
    name: '/news/playlist/{slug}/{id} of no playlist',
    path: '/news/playlist/the-goals/none',
    ...NOT_FOUND,
    mobile: { flags: 'back-button no-sub-navigation' },
    isMarkupOnly: true,
  },
  {
    name: '/{sport}?/news/video/{slug}/{id} of no video',
    path: '/football/news/video/late-goal/none',
    ...NOT_FOUND,
    mobile: { flags: 'back-button no-sub-navigation' },
    isMarkupOnly: true,
  },
  {
    name: '/video-details of no video',
    path: '/video-details?id=none',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },

  // The 24/7 channel
  {
    name: '/{sport}?/{product}-tv',
    path: '/touchline-tv',
    title: '24/7 Channel',
    page: '24/7-stream',
    flags: '',
  },
  {
    name: 'The channel below a sport',
    path: '/tennis/touchline-tv',
    title: '24/7 Channel',
    page: '24/7-stream',
    isMarkupOnly: true,
  },
  {
    name: 'The channel below no sport',
    path: '/cricket/touchline-tv',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },
  {
    name: '/{sport}?/{product}-tv-home',
    path: '/touchline-tv-home',
    title: 'TV guide',
    page: 'tv-home',
    flags: '',
  },
  {
    name: '/{product}-tv/my-list',
    path: '/touchline-tv/my-list',
    desktop: redirect(302, '/'),
    mobile: { title: 'My touchlineTV List', page: 'tv-list', flags: 'back-button' },
  },
];
