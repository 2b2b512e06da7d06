/** What a service of ABDM answered where it took the question: JSON, or the bytes of a picture. */
export interface AbdmReply {
  readonly body: unknown;
}

/** It did not: its own code without what stands around it, `INVALID` for a map of fields, `silent`, `busy` or `expired`. */
export interface AbdmRefusal {
  readonly refused: string;
  /** Fields that it does not take, by their names there. */
  readonly fields?: readonly string[];
  /** Code of the identity authority that it hands through (ABDM-1204). */
  readonly uidai?: string;
}

/** No answer of the protocol: silence, 5xx, a page, torn JSON. */
export const silent: AbdmRefusal = { refused: 'silent' };
/** It is there and has too much to do just now (429). */
export const busy: AbdmRefusal = { refused: 'busy' };
/** A token is not taken any more (401). */
export const expired: AbdmRefusal = { refused: 'expired' };

export type AbdmAnswer = AbdmReply | AbdmRefusal;

export const isAbdmRefusal = (answer: AbdmAnswer): answer is AbdmRefusal => 'refused' in answer;

/** For whoever asked it is the same whether it is silent or has too much to do: later again. */
export const isLater = (refusal: AbdmRefusal): boolean => refusal === silent || refusal === busy;
