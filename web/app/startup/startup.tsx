import { useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useMatches, useNavigation } from 'react-router';
import { reports } from '../monitoring/reports.ts';
import { watchBuild } from './build-version.ts';
import { watchPreloads } from './preload-error.ts';
import { mayReload } from './reload-guard.ts';
import { interruptedNavigation, noteNavigation } from './resume-navigation.ts';
import type { StartupSetting } from './startup-setting.ts';

/**
 * What a page does from the first beside being shown (spec points 4 and 7). Little of it is
 * here: the rest is loaded when the page is at rest.
 */
export function Startup({ setting: latest }: { setting: StartupSetting }) {
  // Settings of later requests are left alone: the page was made by the build of the first.
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
    // A path is a screen; what its routes load anew does not make it another visit.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
    [pathname],
  );
  useEffect(
    () => watchBuild(setting.version, () => void (isOutdated.current = true)),
    [setting.version],
  );
  useEffect(() => {
    // Between two pages nothing is lost: the next one comes from the new build.
    if (isOutdated.current && mayReload(sessionStorage, Date.now())) location.reload();
    // Each navigation has a key of its own.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key]);
  return null;
}
