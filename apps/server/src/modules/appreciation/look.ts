import type { Colour } from '../../platform/paper/paper.ts';

/** The colours of a letter: those of the app, and ink. */
export const accent: Colour = [0.043, 0.431, 0.431];
export const warm: Colour = [0.949, 0.647, 0.173];
export const ink: Colour = [0.11, 0.13, 0.15];
export const faint: Colour = [0.38, 0.42, 0.45];
export const white: Colour = [1, 1, 1];
