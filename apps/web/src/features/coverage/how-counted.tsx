import { useWords } from '../../platform/language/index.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { usePrinting } from '../../ui/room/printing.ts';
import classes from './coverage.module.css';

/** What the figures of a section count, in words: one tap away, on paper always there. */
export function HowCounted({ texts }: { readonly texts: readonly string[] }) {
  const { t } = useWords();
  const printing = usePrinting();
  const lines = texts.map((text) => (
    <p key={text} className={`wraps ${classes.note}`}>
      {text}
    </p>
  ));
  return printing ? lines : <Disclosure title={t('coverage:howCounted')}>{lines}</Disclosure>;
}
