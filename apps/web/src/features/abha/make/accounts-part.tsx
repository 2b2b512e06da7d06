import { Button } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/use-words.ts';
import { WayButton } from '../../../ui/button/way-button.tsx';
import { Notice, Section } from '../../../ui/index.ts';
import type { Stage } from './flow.ts';
import type { Flow } from './use-flow.ts';

interface Props {
  readonly flow: Flow;
  readonly stage: Extract<Stage, { at: 'accounts' }>;
}

/** The accounts of a mobile number: a family has several on one. */
export function AccountsPart({ flow, stage }: Props) {
  const { t } = useWords();
  return (
    <Section title={t('abha:whichAccount')}>
      <div className="stack-12">
        <p className="quiet flat">{t('abha:whichHelp')}</p>
        {stage.accounts.map(({ abha_number_masked, name }, nth) => (
          <WayButton
            key={`${abha_number_masked} ${name}`}
            icon={<IconId size={28} aria-hidden />}
            title={name}
            note={abha_number_masked}
            disabled={flow.busy}
            onTap={() => void flow.open(nth)}
          />
        ))}
        {flow.refusals.general ? <Notice>{flow.refusals.general}</Notice> : null}
        <Button variant="default" onClick={() => flow.go('look')}>
          {t('abha:notAmong')}
        </Button>
      </div>
    </Section>
  );
}
