import { useWords } from '../../../../platform/language/use-words.ts';
import { Section } from '../../../../ui/index.ts';
import { Saved, type SavedProps } from '../bites/saved.tsx';

/** What to tell somebody who was bitten by a snake or stung. */
export function Success(props: SavedProps) {
  const { t } = useWords();
  return (
    <Saved {...props}>
      <Section title={t('bites:tell')}>
        <ol className="flat stack-10 indent">
          <li>{t('bites:tellVenomSigns')}</li>
          <li>{t('bites:tellVenomStill')}</li>
          <li>{t('bites:tellCard')}</li>
        </ol>
      </Section>
    </Saved>
  );
}
