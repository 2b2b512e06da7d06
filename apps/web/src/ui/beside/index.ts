export { ListBeside } from './list-beside.tsx';
export { usePane } from './pane.ts';
export { useRowLink } from './row-link.ts';
