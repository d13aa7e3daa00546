import '../../ui/tokens.css';
import '../../ui/kits.css';
import '../../ui/base.css';
import './frame.css';
import { listenToHolder, notify } from './bridge.ts';
import type { FrameData } from './frame-page.ts';
import { followLinks, tellHeight } from './notify-holder.ts';

/*
 * Script of every web view: it notifies the holder of events and starts the live part. The rest
 * of the page is plain HTML.
 */

async function start(): Promise<void> {
  const box = document.getElementById('frame');
  const text = document.getElementById('frame-data')?.textContent;
  if (!box || !text) return;
  // Needs no schema: the server wrote it into this page for this script.
  const { name, isTracked, live }: FrameData = JSON.parse(text);
  followLinks(document);
  tellHeight(document.body);
  const listening = listenToHolder();
  if (live) {
    const { wake } = await import('./island.tsx');
    await wake(live, box);
  }
  // A holder may send messages right after `ready`.
  await listening;
  // Browser tests wait for it.
  document.documentElement.toggleAttribute('data-awake', true);
  notify({ type: 'ready' });
  if (isTracked) notify({ type: 'tracking', name: 'page_view', page: name });
}

start().catch(reportError);
