import { type ComponentType, use, useEffect, useReducer, useRef } from 'react';
import { come } from '../../platform/native/come.ts';
import { online } from '../../platform/native/connectivity.ts';
import { NotCome } from './not-come.tsx';

type Drawn<Props> = ComponentType<Props>;

/** What stands where a part did not come. */
export interface MissingProps {
  readonly onTry: () => void;
  /** Of a sheet: closes it again. */
  readonly onClose: (() => void) | undefined;
}

/** Its files can be fetched before it is opened; never rejects. */
export interface Ahead {
  readonly ahead: () => Promise<void>;
}

/**
 * A part of a page whose files come when it is opened. Where they do not come (no network, and the app is not kept yet)
 * the page stands as it is and says so, and they are requested again: by the reader, and when the network is back.
 */
export function late<Part extends Drawn<never>>(
  load: () => Promise<{ readonly default: Part }>,
  Missing: Drawn<MissingProps> = NotCome,
): Part & Ahead {
  let here: Drawn<object> | null = null;
  let coming: Promise<Drawn<object> | null> | null = null;
  const ask = async () => {
    here = ((await come(load))?.default as unknown as Drawn<object> | undefined) ?? null;
    return here;
  };
  function Late(props: object) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    // What is here already is drawn at once: waiting even for a moment shows what stands in its place.
    if (!here) coming ??= ask();
    const Shown = here ?? use(coming as Promise<Drawn<object> | null>);
    const onTry = () => {
      coming = null;
      drawAgain();
    };
    const { onClose } = props as { readonly onClose?: () => void };
    return Shown ? (
      <Shown {...props} />
    ) : (
      <Waiting onTry={onTry} onGone={() => (coming = null)} onClose={onClose} Missing={Missing} />
    );
  }
  const ahead = async () => {
    if (here) return;
    coming ??= ask();
    // What did not come ahead is requested again when it is opened.
    if (!(await coming)) coming = null;
  };
  return Object.assign(Late, { ahead }) as unknown as Part & Ahead;
}

interface WaitingProps extends MissingProps {
  readonly onGone: () => void;
  readonly Missing: Drawn<MissingProps>;
}

function Waiting({ onGone, Missing, ...props }: WaitingProps) {
  const now = useRef({ onGone, onTry: props.onTry });
  now.current = { onGone, onTry: props.onTry };
  useEffect(() => {
    const stop = online.watch(() => {
      if (online.get()) now.current.onTry();
    });
    return () => {
      stop();
      // Opened again it is requested again.
      now.current.onGone();
    };
  }, []);
  return <Missing {...props} />;
}
