import { runFeed } from './feed.ts';
import { runProcess } from './run-process.ts';

await runProcess(runFeed);
