import { broughtScreen } from './brought-screen.tsx';

export const Screen = broughtScreen('places', '/before-first-session');
