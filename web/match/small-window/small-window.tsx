import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Match } from '../../domain/match.ts';
import { SmallScore } from './small-score.tsx';

export interface SmallWindowProps {
  match: Match;
  opened: Window;
  /** Called when the window has closed, whoever closed it. */
  onClosed: () => void;
}

/**
 * Shows a match's score in its small window, from the page's store, so updates that wait for the
 * fan's stream wait here too. The window closes with the page.
 */
export default function SmallWindow({ match, opened, onClosed }: SmallWindowProps) {
  useEffect(() => {
    opened.addEventListener('pagehide', onClosed);
    return () => {
      opened.removeEventListener('pagehide', onClosed);
      opened.close();
    };
  }, [opened, onClosed]);
  const back = () => {
    // The press in the small window lets the page come to the front.
    window.focus();
    opened.close();
  };
  return createPortal(<SmallScore match={match} onBack={back} />, opened.document.body);
}
