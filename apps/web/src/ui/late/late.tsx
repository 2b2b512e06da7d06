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

/**
 * A part of a page whose files come when it is opened. Where they do not come (no network, and the app is not kept yet)
 * the page stands as it is and says so, and they are requested again: by the reader, and when the network is back.
 */
export function late<Part extends Drawn<never>>(
  load: () => Promise<{ readonly default: Part }>,
  Missing: Drawn<MissingProps> = NotCome,
): Part {
  let coming: Promise<Drawn<object> | null> | null = null;
  const ask = () => come(load).then((file) => file && (file.default as unknown as Drawn<object>));
  function Late(props: object) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    coming ??= ask();
    const Shown = use(coming);
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
  return Late as unknown as Part;
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
