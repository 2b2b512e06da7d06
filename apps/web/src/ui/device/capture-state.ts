import { mostCaptures } from '@teeka/domain/device';
import type { FingerProblem, FoundDevice } from '../../platform/device/index.ts';

/** Why a capture came to nothing: what the device says, or whoever got it. */
export type Problem = FingerProblem | 'no-match' | 'weak';

export interface CaptureState {
  readonly step: 'ready' | 'searching' | 'choosing' | 'capturing' | 'asking' | 'used-up';
  /** Attempts that were made with a finger. */
  readonly tries: number;
  readonly problem: Problem | null;
  readonly errCode: number | null;
  readonly devices: readonly FoundDevice[];
  /** The device a capture runs on. */
  readonly device: FoundDevice | null;
}

export type CaptureEvent =
  | { readonly kind: 'start' }
  | { readonly kind: 'found'; readonly devices: readonly FoundDevice[] }
  | { readonly kind: 'chosen'; readonly device: FoundDevice }
  | { readonly kind: 'captured' }
  | { readonly kind: 'failed'; readonly problem: Problem; readonly errCode: number | null }
  | { readonly kind: 'refused' }
  | { readonly kind: 'taken' };

export const beforeCapture: CaptureState = {
  step: 'ready',
  tries: 0,
  problem: null,
  errCode: null,
  devices: [],
  device: null,
};

/** No device is no attempt of the person: connecting one may take as often as it takes. */
const isAttempt = (problem: Problem): boolean => problem !== 'no-device';

function failed(state: CaptureState, problem: Problem, errCode: number | null): CaptureState {
  const tries = state.tries + (isAttempt(problem) ? 1 : 0);
  const step = tries >= mostCaptures ? 'used-up' : 'ready';
  return { ...state, step, tries, problem, errCode, device: null };
}

/** Search, choose where several answer, capture, ask; at most three attempts, then the other ways. */
export function nextCapture(state: CaptureState, event: CaptureEvent): CaptureState {
  if (state.step === 'used-up') return state;
  switch (event.kind) {
    case 'start':
      return { ...state, step: 'searching', problem: null, errCode: null, devices: [], device: null };
    case 'found': {
      const [only, ...others] = event.devices;
      if (!only) return failed(state, 'no-device', null);
      if (others.length > 0) return { ...state, step: 'choosing', devices: event.devices };
      return { ...state, step: 'capturing', device: only };
    }
    case 'chosen':
      return { ...state, step: 'capturing', device: event.device };
    case 'captured':
      return { ...state, step: 'asking' };
    case 'failed':
      return failed(state, event.problem, event.errCode);
    case 'taken':
      return beforeCapture;
    case 'refused':
      return { ...state, step: 'ready', device: null };
  }
}
