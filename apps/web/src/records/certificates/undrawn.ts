import { Failure } from '../../platform/api/failure.ts';

interface PaperParts<Issued> {
  /** What is wished for: of which doses, in which language. */
  readonly as: string;
  readonly issue: () => Promise<Issued>;
  /** Whether the record says, as far as the server knows, what this one says. */
  readonly holds: (issued: Issued) => Promise<boolean>;
  readonly draw: (issued: Issued) => Promise<unknown>;
}

/**
 * Issues a paper and has it drawn. One that was issued and not drawn, as the network was lost or the server in trouble, is the same when
 * it is requested again: no second one is issued of it. Not where it is refused, nor where it would say something else by now.
 */
export function makePapers<Issued>() {
  let undrawn: { readonly as: string; readonly issued: Issued } | null = null;
  return async ({ as, issue, holds, draw }: PaperParts<Issued>): Promise<unknown> => {
    const isAgain = undrawn?.as === as && (await holds(undrawn.issued));
    const one = isAgain && undrawn ? undrawn : { as, issued: await issue() };
    undrawn = one;
    try {
      const file = await draw(one.issued);
      undrawn = null;
      return file;
    } catch (error) {
      if (error instanceof Failure && error.refusals.length > 0 && error.status < 500) undrawn = null;
      throw error;
    }
  };
}
