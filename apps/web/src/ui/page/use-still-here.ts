import { useEffect, useRef } from 'react';

/** Answers, when an answer comes late, whether what asked for it still stands there: nobody is led away from where they went meanwhile. */
export function useStillHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
