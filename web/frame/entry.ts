import '../ui/tokens.css';
import '../ui/base.css';
import './frame.css';
import { listenToHolder, notify } from './bridge.ts';
import type { FrameData } from './frame-page.ts';
import { followLinks, tellHeight } from './tell-holder.ts';

/*
 * The script of every web view: it tells the holder what happens, and wakes up
 * what is live. All the rest of a page stands in its HTML.
 */

async function start(): Promise<void> {
  const box = document.getElementById('frame');
  const text = document.getElementById('frame-data')?.textContent;
  if (!box || !text) return;
  // Not parsed by a schema: the server wrote it into this very page, which names this very script.
  const { name, isTracked, live }: FrameData = JSON.parse(text);
  followLinks(document);
  tellHeight(document.body);
  const listening = listenToHolder();
  if (live) {
    const { wake } = await import('./island.tsx');
    await wake(live, box);
  }
  // A holder that hears that it is ready may speak at once.
  await listening;
  notify({ type: 'ready' });
  if (isTracked) notify({ type: 'tracking', name: 'page_view', page: name });
}

start().catch(reportError);
