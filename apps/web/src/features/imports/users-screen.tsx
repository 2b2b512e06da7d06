import { broughtScreen } from './brought-screen.tsx';

export const Screen = broughtScreen('users', '/workers');
