import { useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useMatches, useNavigation } from 'react-router';
import { reports } from '../monitoring/reports.ts';
import { watchBuild } from './build-version.ts';
import { watchPreloads } from './preload-error.ts';
import { mayReload } from './reload-guard.ts';
import { interruptedNavigation, noteNavigation } from './resume-navigation.ts';
import type { StartupSetting } from './startup-setting.ts';

/**
 * Starts a page's background work (spec points 4 and 7). Only the early part is here: the rest
 * loads at idle.
 */
export function Startup({ setting: latest }: { setting: StartupSetting }) {
  // Later settings are ignored: the first one's build made the page.
  const [setting] = useState(latest);
  const { key, pathname } = useLocation();
  const routes = useMatches();
  const isOutdated = useRef(false);
  const { location: next } = useNavigation();
  const goingTo = next ? createPath(next) : null;

  useEffect(() => {
    const to = interruptedNavigation(performance);
    if (to !== null) location.assign(to);
  }, []);
  useEffect(() => noteNavigation(goingTo), [goingTo]);

  useEffect(() => watchPreloads(window, setting.version), [setting.version]);
  useEffect(
    () => reports.push({ kind: 'visit', routes }),
    // A path is a screen; a reload of its route data is not another visit.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
    [pathname],
  );
  useEffect(
    () => watchBuild(setting.version, () => void (isOutdated.current = true)),
    [setting.version],
  );
  useEffect(() => {
    // A reload between two pages loses nothing: the next one uses the new build.
    if (isOutdated.current && mayReload(sessionStorage, Date.now())) location.reload();
    // Each navigation has its own key.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key]);
  return null;
}
