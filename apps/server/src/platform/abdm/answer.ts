/** What a service of ABDM answered where it took the question: JSON, or the bytes of a picture. */
export interface AbdmReply {
  readonly body: unknown;
}

/** It did not: its own code without spaces around it, `INVALID` for a map of fields, `silent` or `expired`. */
export interface AbdmRefusal {
  readonly refused: string;
}

/** No answer of the protocol: silence, 5xx, 429, a page, torn JSON. */
export const silent: AbdmRefusal = { refused: 'silent' };
/** A token is not taken any more (401). */
export const expired: AbdmRefusal = { refused: 'expired' };

export type AbdmAnswer = AbdmReply | AbdmRefusal;

export const isAbdmRefusal = (answer: AbdmAnswer): answer is AbdmRefusal => 'refused' in answer;
