/** Parts that few sports show, in a separate chunk. */
export { default as Course } from './course.tsx';
export { default as LeadersPanel } from './leaders-panel.tsx';
export { default as LineScoreTable } from './line-score-table.tsx';
export { default as Situation } from './situation.tsx';
