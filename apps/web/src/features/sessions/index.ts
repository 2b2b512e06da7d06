export { Dashboard } from './dashboard/screen.tsx';
export { AddButton } from './session/add-button.tsx';
export { SessionScreen } from './session/screen.tsx';
