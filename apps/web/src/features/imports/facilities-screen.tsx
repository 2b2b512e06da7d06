import { broughtScreen } from './brought-screen.tsx';

export const Screen = broughtScreen('facilities', '/before-first-session');
