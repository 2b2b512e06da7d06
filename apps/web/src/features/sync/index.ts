export { NeedsYou } from './needs-you.tsx';
export { PullLine } from './pull-line.tsx';
export { SyncChip } from './sync-chip.tsx';
