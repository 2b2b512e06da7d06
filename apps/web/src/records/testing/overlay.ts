import { overlayOf } from '../view/overlay.ts';
import { offlineCalls } from './offline-calls.ts';

export const overlay = overlayOf(offlineCalls);
