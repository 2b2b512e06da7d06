import { Failure } from './failure.ts';

/** What a sign-in leaves on the device under 'AUTH'. */
export interface Tokens {
  readonly userToken: string;
  readonly refreshToken: string;
}

export interface RefreshParts {
  /** The tokens as they lie on the device now; another tab may have changed them. */
  readonly read: () => Tokens | null;
  readonly keep: (tokens: Tokens) => void;
  /** One call of getAccessToken. */
  readonly exchange: (refreshToken: string) => Promise<Tokens>;
  /** The refresh token was refused: the sign-in is over. */
  readonly onRefused: () => void;
  /** Keeps tabs of one browser from using the same refresh token twice, which would end the sign-in. */
  readonly alone?: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface RefreshWish {
  /** Whether a refused exchange is the end of the sign-in; it is, unless a call leaves that to others. */
  readonly endsSignIn?: boolean;
}

interface Exchange {
  readonly token: Promise<string>;
  /** The exchange was refused. */
  refused: boolean;
  /** Whoever waited was informed that the sign-in is over. */
  informed: boolean;
}

/**
 * Makes `refresh(stale)`: however many calls ask at once, one exchange is made and all wait for it.
 * Answers the new access token. A refused exchange ends the sign-in; one without an answer only fails.
 */
export function makeRefresh(parts: RefreshParts): (stale: string, wish?: RefreshWish) => Promise<string> {
  let underWay: Exchange | null = null;
  const alone = parts.alone ?? ((work) => work());

  const exchange = async (stale: string, onRefused: () => void): Promise<string> => {
    const tokens = parts.read();
    if (tokens === null) throw new Failure({ call: 'auth.getAccessToken', status: 401 });
    if (tokens.userToken !== stale) return tokens.userToken;
    try {
      const fresh = await parts.exchange(tokens.refreshToken);
      parts.keep(fresh);
      return fresh.userToken;
    } catch (error) {
      if (error instanceof Failure && error.status >= 400 && error.status < 500 && error.status !== 429) onRefused();
      throw error;
    }
  };

  const begin = (stale: string): Exchange => {
    const one: Exchange = {
      token: alone(() =>
        exchange(stale, () => {
          one.refused = true;
        }),
      ).finally(() => {
        underWay = null;
      }),
      refused: false,
      informed: false,
    };
    return one;
  };

  return async (stale, { endsSignIn = true } = {}) => {
    underWay ??= begin(stale);
    const mine = underWay;
    try {
      return await mine.token;
    } catch (error) {
      if (mine.refused && endsSignIn && !mine.informed) {
        mine.informed = true;
        parts.onRefused();
      }
      throw error;
    }
  };
}
