import { readingBeside } from '@teeka/domain/beneficiaries';
import { activeLanguage } from '../../platform/language/active.ts';
import { useWords } from '../../platform/language/use-words.ts';

export interface NameReadingProps {
  /** As the register has it, in Latin letters. */
  readonly name: string;
  /** As it was typed in Hindi. */
  readonly typed?: string;
}

/**
 * How a name is read aloud to the family, beside the name: in the reader's language, or as it was typed. Made by the phone
 * (see `hindiReading`), never stored. Nothing where the reader's language is written in the letters of the register.
 */
export default function ReadingOfName({ name, typed = '' }: NameReadingProps) {
  useWords();
  const language = activeLanguage();
  const reading = readingBeside(name, { typed, language });
  if (reading === '') return null;
  return <span className="quiet wraps">{reading}</span>;
}
