import { useCallback, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { runStartup } from '../app/startup/run-startup.ts';
import type { StartupSetting } from '../app/startup/startup-setting.ts';
import { COUNTRIES } from '../country/countries.ts';
import { AccountFavourites } from '../favourites/account-favourites.tsx';
import { SUGGESTED } from '../search/suggested.ts';
import { reportSocialSignIn } from '../session/social-sign-in.ts';
import { useNavigationData } from './use-navigation-data.ts';

interface StartupDataProps {
  userId: string | null;
  setting: StartupSetting;
}

/**
 * What spec point 4 has a page do at startup, in its order: countries; sports, the 24/7
 * channel's availability and the app config came with the page; favourites of who is signed
 * in; leagues and suggested teams of the navigation's current entry; then what is kept of
 * the browser itself.
 */
export function StartupData({ userId, setting: latest }: StartupDataProps) {
  // Settings of later requests are left alone: the page was made by the build of the first.
  const [setting] = useState(latest);
  const [hasAsked, setAsked] = useState(userId === null);
  const onAsked = useCallback(() => setAsked(true), []);
  return (
    <>
      <Countries />
      <AccountFavourites userId={userId} onAsked={onAsked} />
      {hasAsked && (
        <>
          <SuggestedOfSport />
          <RunStartup setting={setting} />
        </>
      )}
    </>
  );
}

/** Before they are opened: a fetcher keeps what it has as long as someone has its key. */
function Countries() {
  const { load } = useFetcher({ key: COUNTRIES.key });
  useEffect(() => void load(COUNTRIES.path), [load]);
  return null;
}

/** Again when the current entry changes (spec point 4). */
function SuggestedOfSport() {
  const { load } = useFetcher({ key: SUGGESTED.key });
  const path = SUGGESTED.pathOf(useNavigationData().current?.betRadarId ?? null);
  useEffect(() => void load(path), [load, path]);
  return null;
}

function RunStartup({ setting }: { setting: StartupSetting }) {
  useEffect(() => {
    reportSocialSignIn();
    void runStartup(setting);
  }, [setting]);
  return null;
}
