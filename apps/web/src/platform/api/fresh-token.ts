import { Failure } from './failure.ts';
import { isTokenExpired, staysSignedIn } from './reaction.ts';
import type { RefreshWish } from './refresh.ts';
import type { Sent } from './transport.ts';

interface FreshTokenParts<Answer> {
  readonly transmit: (sent: Sent) => Promise<Answer>;
  /** Exchanges the token and keeps the new one, which it answers. */
  readonly refresh: (stale: string, wish: RefreshWish) => Promise<string>;
}

/**
 * Makes `transmitFresh(sent, first)`: sends; an expired token is refreshed and the call sent once more, under the same
 * idempotency key. `first`: the token is exchanged before it is sent at all. A call that signs nobody out fails by itself
 * where the exchange is refused, and any 401 of it asks for one.
 */
export function makeTransmitFresh<Answer>({ transmit, refresh }: FreshTokenParts<Answer>) {
  return async (sent: Sent, first: boolean): Promise<Answer> => {
    const { token, call } = sent;
    if (token === null) return transmit(sent);
    const gentle = staysSignedIn(call);
    const exchanged = async (failure: Failure): Promise<string> => {
      try {
        return await refresh(token, { endsSignIn: !gentle });
      } catch (error) {
        const refused = error instanceof Failure && error.status >= 400 && error.status !== 429;
        throw gentle && refused ? failure : error;
      }
    };
    if (first) return transmit({ ...sent, token: await exchanged(new Failure({ call, status: 401 })) });
    try {
      return await transmit(sent);
    } catch (error) {
      const asks = error instanceof Failure && error.status === 401 && (gentle || isTokenExpired(error));
      if (!asks) throw error;
      return transmit({ ...sent, token: await exchanged(error) });
    }
  };
}
