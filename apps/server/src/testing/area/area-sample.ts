import type { Call } from '@teeka/contract/call';
import type { AreaSide } from './area-side.ts';

/** What a sample made on one side: what to send, and the id that only an insider may be shown. */
export interface Sent {
  readonly input: object;
  readonly insidersOnly?: string;
}

/** How one call is tried inside and outside of an area. */
export interface AreaSample {
  readonly call: Call;
  /** Makes what the call is about on that side; or the test file that tries both sides. */
  readonly make: string | ((at: AreaSide) => Promise<Sent>);
  /** The refusal that shows an insider to be past the border, where a success would need the whole way before it. */
  readonly inside: string | undefined;
}

/** A call that names a person, a session, a site…: outside it is refused as if there were none. */
export function names(
  call: Call,
  make: (at: AreaSide) => Promise<object>,
  { inside }: { readonly inside?: string } = {},
): AreaSample {
  return { call, make: async (at) => ({ input: await make(at) }), inside };
}

/** A call that searches or lists: the id of what was made is shown inside, and outside never. */
export function tells(call: Call, make: (at: AreaSide) => Promise<readonly [object, string]>): AreaSample {
  return {
    call,
    inside: undefined,
    make: async (at) => {
      const [input, insidersOnly] = await make(at);
      return { input, insidersOnly };
    },
  };
}

/** A call that neither names nor lists anything, for example figures; the file that tries it inside and outside. */
export const triedIn = (file: string, call: Call): AreaSample => ({ call, make: file, inside: undefined });
