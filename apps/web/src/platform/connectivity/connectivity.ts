import { type Watched, watched } from '../storage/watched.ts';

export interface ConnectivityParts {
  /** What the phone or browser says of its network. */
  readonly network: Pick<Watched<boolean>, 'get' | 'watch'>;
  /** Asks the server for a sign of life. */
  readonly ping: () => Promise<boolean>;
  readonly later: (milliseconds: number, act: () => void) => () => void;
}

/** Whether the server can be reached, which is more than having a network. */
export interface Connectivity {
  readonly online: Pick<Watched<boolean>, 'get' | 'watch'>;
  /** A call got no answer: offline until the server gives a sign of life. */
  suspect(): void;
  /** The worker wants to try now. */
  check(): void;
  stop(): void;
}

const firstPause = 2000;
const longestPause = 60_000;

/**
 * Online by default. Without a network, or after a call without an answer, offline; then the server is asked for a
 * sign of life at once when a network comes back, and otherwise again and again with growing pauses.
 */
export function makeConnectivity({ network, ping, later }: ConnectivityParts): Connectivity {
  const online = watched(network.get());
  let answers = true;
  let pause = firstPause;
  let asking = false;
  let stopped = false;
  let forget = () => {};

  const show = () => online.set(network.get() && answers);

  async function ask(): Promise<void> {
    forget();
    if (asking || stopped || !network.get()) return;
    asking = true;
    const alive = await ping().catch(() => false);
    asking = false;
    if (stopped) return;
    answers = alive;
    if (alive) pause = firstPause;
    else again();
    show();
  }

  function again(): void {
    forget();
    forget = later(pause, () => void ask());
    pause = Math.min(pause * 2, longestPause);
  }

  const unwatch = network.watch(() => {
    if (network.get()) {
      pause = firstPause;
      if (!answers) void ask();
    } else forget();
    show();
  });

  return {
    online,
    suspect() {
      if (!answers || stopped) return;
      answers = false;
      show();
      if (network.get()) again();
    },
    check: () => void ask(),
    stop() {
      stopped = true;
      forget();
      unwatch();
    },
  };
}

const longestPing = 8000;

/** A light sign of life. A page of HTML is somebody else's answer: a hotspot that wants a sign-in first. */
export async function ping(origin: string): Promise<boolean> {
  const init: RequestInit = { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(longestPing) };
  const response = await fetch(`${origin}/health`, init);
  return response.ok && !(response.headers.get('Content-Type') ?? '').includes('html');
}
