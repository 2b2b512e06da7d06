import type { Verdict } from '../text/index.ts';
import { checkPrinted } from './printed.ts';

const longest = 40;

/** One way to write a batch number: trimmed, in capitals. Boxes print it so; hands do not always type it so. */
export const batchNumberOf = (typed: string): string => typed.trim().toUpperCase();

/** A batch number in its one way; refused as `checkPrinted` says. */
export const checkBatchNumber = (typed: string): Verdict => checkPrinted(batchNumberOf(typed), longest);
