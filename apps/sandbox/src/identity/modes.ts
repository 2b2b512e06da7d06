/** How the whole stand-in behaves: as it should, or in one of the ways in which services fail. */
export const authorityModes = ['good', 'slow', 'down', 'busy', 'torn', 'html', 'empty', 'token-expired'] as const;
export type AuthorityMode = (typeof authorityModes)[number];

export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string | Buffer;
}

const answers: Partial<Record<AuthorityMode, RawAnswer>> = {
  down: { status: 503, type: 'text/plain', text: 'Service Unavailable' },
  busy: { status: 429, type: 'application/json', text: '{"code":"900807","message":"Message throttled out"}' },
  torn: { status: 200, type: 'application/json', text: '{"txnId":"' },
  html: { status: 200, type: 'text/html', text: '<!doctype html><title>Login</title>' },
  empty: { status: 200, type: 'application/json', text: '{}' },
};

/** The answer of a mode that answers everything alike. */
export const answerOf = (mode: AuthorityMode): RawAnswer | undefined => answers[mode];
