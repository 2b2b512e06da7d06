import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { type RelationProof, relationProofs } from '@teeka/domain/abha';
import { useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { mark } from '../../../ui/form/required.ts';
import { Notice, Section } from '../../../ui/index.ts';
import type { Flow } from './use-flow.ts';

interface Props {
  readonly flow: Flow;
  readonly guardianName: string;
}

/** The guardian's account is open: the paper that shows whose child it is, and that both were seen here. */
export function ProofPart({ flow, guardianName }: Props) {
  const { t } = useWords();
  const [proof, setProof] = useState<RelationProof | ''>('');
  const [seen, setSeen] = useState(false);
  const { refusals, busy } = flow;
  const make = () => {
    const missing = [
      ...(proof === '' ? [{ code: 'FLDVAL0001', path: 'relation_proof' } as const] : []),
      ...(seen ? [] : [{ code: 'FLDVAL0001', path: 'seen' } as const]),
    ];
    if (refusals.show(missing) && proof !== '') void flow.findChild(proof);
  };
  return (
    <Section title={t('abha:makeChild')}>
      <div className="stack">
        <p className="flat" role="status">
          {t('abha:guardianIsOpen', { name: guardianName })}
        </p>
        <NativeSelect
          label={t('abha:proof')}
          {...mark(true)}
          description={t('abha:proofHelp')}
          value={proof}
          onChange={({ currentTarget }) => {
            refusals.clear('relation_proof');
            setProof(relationProofs.find((one) => one === currentTarget.value) ?? '');
          }}
          data={[
            { value: '', label: t('identity:chooseDocument') },
            ...relationProofs.map((value) => ({ value, label: t(`abha:proof-${value}`) })),
          ]}
          error={refusals.of('relation_proof')}
        />
        <Checkbox
          label={t('abha:seen')}
          {...mark(true)}
          checked={seen}
          onChange={({ currentTarget }) => {
            refusals.clear('seen');
            setSeen(currentTarget.checked);
          }}
          error={refusals.of('seen')}
        />
        <p className="quiet flat">{t('abha:childLimit')}</p>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <Button loading={busy} onClick={make}>
          {t('abha:makeChild')}
        </Button>
      </div>
    </Section>
  );
}
