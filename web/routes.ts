import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route(':sport?/matches', 'routes/matches.tsx'),
  route(':sport?/matches/all', 'routes/matches-all.tsx'),
  route(':sport?/match/:slug?/:matchId', 'routes/match.tsx'),
  route('geo-restricted', 'routes/geo-restricted.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
