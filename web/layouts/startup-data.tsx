import { useCallback, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { runStartup } from '../app/startup/run-startup.ts';
import type { StartupSetting } from '../app/startup/startup-setting.ts';
import { COUNTRIES } from '../session/country/countries.ts';
import { AccountFavourites } from '../favourites/account-favourites.tsx';
import { SUGGESTED } from '../search/suggested.ts';
import { reportSocialSignIn } from '../session/social-sign-in.ts';
import { useNavigationData } from './use-navigation-data.ts';

interface StartupDataProps {
  userId: string | null;
  setting: StartupSetting;
}

/**
 * Loads the startup data in the order of spec point 4: countries; a signed-in user's favourites;
 * the leagues and suggested teams of the current navigation entry; then the browser's own data. The
 * page already has the sports, the 24/7 channel's availability and the app config.
 */
export function StartupData({ userId, setting: latest }: StartupDataProps) {
  // Keeps the first setting: later ones may come from another build than the page.
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

/** Preloads the countries: a fetcher keeps its data while a component uses its key. */
function Countries() {
  const { load } = useFetcher({ key: COUNTRIES.key });
  useEffect(() => void load(COUNTRIES.path), [load]);
  return null;
}

/** Preloads the suggestions of the current entry, and again when that changes (spec point 4). */
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
