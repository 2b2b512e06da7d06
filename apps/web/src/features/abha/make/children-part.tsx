import { Button } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../platform/language/use-words.ts';
import { WayButton } from '../../../ui/button/way-button.tsx';
import { Notice, Section } from '../../../ui/index.ts';
import type { Stage } from './flow.ts';
import type { Flow } from './use-flow.ts';

interface Props {
  readonly flow: Flow;
  readonly stage: Extract<Stage, { at: 'children' }>;
  readonly guardianName: string;
}

/** A number stays on its line. */
const unbroken = (number: string): string => number.replaceAll('-', '\u2011');

/** The guardian has accounts for children of that birth: the child's is linked, and one more is made only where none is. */
export function ChildrenPart({ flow, stage, guardianName }: Props) {
  const { t } = useWords();
  const isThere = stage.accounts.some(({ is_same }) => is_same);
  return (
    <Section title={t('abha:childrenTitle')}>
      <div className="stack-12">
        <p className="quiet flat">{t(isThere ? 'abha:childrenSame' : 'abha:childrenHelp', { name: guardianName })}</p>
        {stage.accounts.map(({ abha_number_masked, name, dob, year_of_birth }, nth) => (
          <WayButton
            key={`${abha_number_masked} ${name}`}
            icon={<IconId size={28} aria-hidden />}
            title={name}
            note={[dob === null ? year_of_birth : displayDate(dob), unbroken(abha_number_masked)]
              .filter(Boolean)
              .join(' · ')}
            disabled={flow.busy}
            onTap={() => void flow.open(nth)}
          />
        ))}
        {flow.refusals.general ? <Notice>{flow.refusals.general}</Notice> : null}
        {isThere ? null : (
          <Button variant="default" loading={flow.busy} onClick={() => void flow.enrolChild()}>
            {t('abha:childrenNone')}
          </Button>
        )}
      </div>
    </Section>
  );
}
