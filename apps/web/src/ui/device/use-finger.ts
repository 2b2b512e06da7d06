import { asksAgain, type FingerWish } from '@teeka/domain/device';
import { useReducer } from 'react';
import {
  candidates,
  captureFinger,
  type FoundDevice,
  rememberDevice,
  rememberedDevice,
} from '../../platform/device/index.ts';
import { useStillHere } from '../page/use-still-here.ts';
import { beforeCapture, nextCapture, type Problem } from './capture-state.ts';

/** What became of a capture that was handed on; a refusal is said already and costs no attempt. */
export type HandedOn = 'taken' | 'refused' | Problem;

interface Wish {
  readonly finger: FingerWish;
  readonly handOn: (pidData: string) => Promise<HandedOn>;
  /** Whether a faint one is taken again: where whoever gets it does not see the person. */
  readonly wantsGood?: boolean;
}

/** One finger on the registered device of this machine: found, chosen, captured, handed on, and kept nowhere. */
export function useFinger({ finger, handOn, wantsGood = false }: Wish) {
  const [state, dispatch] = useReducer(nextCapture, beforeCapture);
  const isStillHere = useStillHere();
  /** Hands on what was captured here, or by another device. */
  const hand = async (pidData: string) => {
    dispatch({ kind: 'captured' });
    const became = await handOn(pidData);
    if (became === 'taken' || became === 'refused') return dispatch({ kind: became });
    dispatch({ kind: 'failed', problem: became, errCode: null });
  };
  const captureOn = async (device: FoundDevice) => {
    dispatch({ kind: 'chosen', device });
    const captured = await captureFinger(device, finger);
    // Whoever left meanwhile wants it no more: it is dropped.
    if (!isStillHere()) return;
    if ('problem' in captured) return dispatch({ kind: 'failed', ...captured });
    if (wantsGood && asksAgain(captured.quality, state.tries))
      return dispatch({ kind: 'failed', problem: 'weak', errCode: null });
    await hand(captured.pidData);
  };
  const start = async () => {
    dispatch({ kind: 'start' });
    const devices = await candidates(rememberedDevice.get());
    dispatch({ kind: 'found', devices });
    const [only] = devices;
    if (only && devices.length === 1) await captureOn(only);
  };
  const choose = (device: FoundDevice) => {
    rememberDevice(device);
    void captureOn(device);
  };
  const isBusy = ['searching', 'capturing', 'asking'].includes(state.step);
  return { state, isBusy, start, choose, hand };
}
