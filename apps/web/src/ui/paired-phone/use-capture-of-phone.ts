import { awaitCapture, getCapture } from '@teeka/contract/pairing';
import { captureSeconds } from '@teeka/domain/pairing';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../platform/api/index.ts';
import { hearPairings } from '../../platform/pairing/index.ts';
import type { PhoneWish } from './phone-wish.ts';

type Standing = 'waiting' | 'no-phone' | 'over' | 'failed';

/**
 * Waits for one capture of a paired phone, as long as whoever uses this is there and the server lets the phone; what comes
 * for another waiting, of another page of this desk perhaps, is left alone.
 */
export function useCaptureOfPhone(wish: PhoneWish, onContent: (content: string) => void) {
  const [standing, setStanding] = useState<Standing>('waiting');
  const [round, setRound] = useState(0);
  const taking = useRef({ wish, onContent });
  taking.current = { wish, onContent };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round waits anew
  useEffect(() => {
    let over = false;
    let stop = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    let mine: string | null = null;
    const { wish } = taking.current;
    const finger = wish.awaits === 'finger' ? wish.finger : null;
    const look = async () => {
      const { capture } = await send(getCapture, {}, { background: true });
      if (over || !capture || capture.wish_id !== mine || capture.kind !== wish.awaits) return;
      over = true;
      stop();
      taking.current.onContent(capture.content);
    };
    /** What was captured is gone with this, taken or not. */
    const end = () => {
      if (mine) void send(awaitCapture, { awaits: null, wish_id: mine }, { silent: true }).catch(() => undefined);
    };
    send(awaitCapture, { awaits: wish.awaits, finger }, { background: true }).then(
      ({ phones, wish_id }) => {
        mine = wish_id;
        if (over) end();
        else if (phones === 0) setStanding('no-phone');
        else {
          stop = hearPairings(() => void look().catch(() => undefined));
          timer = setTimeout(() => setStanding('over'), captureSeconds * 1000);
        }
      },
      () => setStanding('failed'),
    );
    return () => {
      over = true;
      stop();
      clearTimeout(timer);
      end();
    };
  }, [round]);
  const again = () => {
    setStanding('waiting');
    setRound((before) => before + 1);
  };
  return { standing, again };
}
