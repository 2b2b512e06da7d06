import type { Call, RequestOf } from '@teeka/contract/call';
import type { CommandHandler } from '../../platform/http/handler.ts';

/** The rows and decisions of the two halves, each remembered with the half it belongs to. */
interface Half<Value> {
  readonly ofBite: boolean;
  readonly value: Value;
}

/**
 * One call of the specification that serves two kinds of case: what belongs to a bite goes to `bites`, everything else
 * to the national schedule's handler. Neither knows of the other.
 */
export function byKind<C extends Call, BiteRows, BiteDecision, Rows, Decision>(
  isBite: (input: RequestOf<C>) => boolean,
  bites: CommandHandler<C, BiteRows, BiteDecision>,
  national: CommandHandler<C, Rows, Decision>,
): CommandHandler<C, Half<BiteRows | Rows>, Half<BiteDecision | Decision>> {
  return {
    call: national.call,
    ...(national.holds && { holds: national.holds }),
    async read(input, context) {
      const ofBite = isBite(input);
      return {
        ofBite,
        value: ofBite ? await bites.read(input, context) : await national.read(input, context),
      };
    },
    async decide(input, { ofBite, value }, context) {
      const outcome = ofBite
        ? await bites.decide(input, value as BiteRows, context)
        : await national.decide(input, value as Rows, context);
      return 'refused' in outcome ? outcome : { ...outcome, decision: { ofBite, value: outcome.decision } };
    },
    write({ ofBite, value }, context) {
      if (ofBite) bites.write(value as BiteDecision, context);
      else national.write(value as Decision, context);
    },
  };
}
