import { runProcess } from '../feeds/run-process.ts';
import { runContent } from './content.ts';

await runProcess(runContent);
