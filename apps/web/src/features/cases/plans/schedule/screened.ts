import type { Visit } from './visit.ts';

/** What of a visit answers the questions before the needle. */
type Answers = Pick<Visit, 'screened' | 'yes' | 'no'>;

/** The answer to a question; null while there is none. Where all are answered, every question not answered yes is a no. */
export function answerTo({ screened, yes = [], no = [] }: Answers, question: string): boolean | null {
  if (yes.includes(question)) return true;
  return screened || no.includes(question) ? false : null;
}

/** The visit with one of these questions answered; the others stay as they are. */
export function withAnswer(
  visit: Answers,
  { question, isYes, of }: { readonly question: string; readonly isYes: boolean; readonly of: readonly string[] },
): Answers {
  const answers = of.map((one) => [one, one === question ? isYes : answerTo(visit, one)] as const);
  const having = (answer: boolean | null) => answers.filter(([, is]) => is === answer).map(([one]) => one);
  return { yes: having(true), no: having(false), screened: having(null).length === 0 };
}

/** All questions that are not answered yes are answered no, or, where they were, none of them is answered any more. */
export const withNoToRest = ({ screened, yes = [] }: Answers): Answers => ({ yes, no: [], screened: !screened });
