export { Dashboard } from './dashboard/screen.tsx';
export { AddButton } from './session/add-sheet.tsx';
export { SessionScreen } from './session/screen.tsx';
