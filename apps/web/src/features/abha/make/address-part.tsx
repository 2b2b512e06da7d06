import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getAbhaSuggestions } from '@teeka/contract/abha';
import { abhaSuffixes, checkAbhaWish } from '@teeka/domain/abha';
import type { Refusal } from '@teeka/domain/refusal';
import { refusedAt } from '@teeka/domain/text';
import { useId, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { refusalWords } from '../../../platform/language/refusal-words.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice, Section } from '../../../ui/index.ts';
import classes from '../abha.module.css';
import type { Stage } from './flow.ts';
import { useAbhaEnvironment } from './use-environment.ts';
import type { Flow } from './use-flow.ts';

interface Props {
  readonly beneficiaryId: string;
  readonly flow: Flow;
  readonly stage: Extract<Stage, { at: 'address' }>;
  /** The own address, as typed. */
  readonly own: string;
  readonly onOwn: (own: string) => void;
}

/** The address of a new account: one of those proposed, or an own one that is judged as it is typed. */
export function AddressPart({ beneficiaryId, flow, stage, own, onOwn }: Props) {
  const { t } = useWords();
  const environment = useAbhaEnvironment();
  const suffix = abhaSuffixes[environment];
  const [chosen, setChosen] = useState<string | null>(null);
  const { refusals, busy } = flow;
  const name = useId();
  const { data } = useQuery({
    queryKey: ['abhaSuggestions', stage.ticket],
    gcTime: 0,
    retry: false,
    queryFn: () =>
      send(getAbhaSuggestions, { beneficiary_id: beneficiaryId, ticket: stage.ticket }, { quiet: true, silent: true }),
  });
  const verdict = checkAbhaWish(own, environment);
  /** With its suffix. */
  const address = verdict.ok ? verdict.normal : '';
  const typing = own.trim() !== '' && !verdict.ok ? refusalWords(verdict.refusal) : undefined;
  const take = () => {
    if (chosen !== null) return void flow.takeAddress(chosen);
    const missing: readonly Refusal[] = own.trim() === '' ? [{ code: 'FLDVAL0001', path: 'abha_address' }] : [];
    const wrong = missing.length > 0 ? missing : refusedAt('abha_address', verdict);
    if (refusals.show(wrong)) void flow.takeAddress(address);
  };
  return (
    <Section title={t('abha:addressTitle')}>
      <div className="stack">
        <p className="quiet flat">{t('abha:addressHelp')}</p>
        {data && data.addresses.length > 0 ? (
          <div role="radiogroup" aria-label={t('abha:suggestions')} className={classes.points}>
            {data.addresses.map((each) => (
              <label key={each} className={classes.point} data-ticked={chosen === each || undefined}>
                <input
                  type="radio"
                  name={name}
                  checked={chosen === each}
                  onChange={() => {
                    refusals.show([]);
                    setChosen(each);
                  }}
                />
                <span className={classes.address}>{each}</span>
              </label>
            ))}
          </div>
        ) : null}
        <TextInput
          label={t('abha:own')}
          description={t('abha:ownHelp', { suffix })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          value={own}
          rightSection={<span className="quiet">{suffix}</span>}
          rightSectionWidth={64}
          onChange={({ currentTarget }) => {
            refusals.show([]);
            setChosen(null);
            onOwn(currentTarget.value);
          }}
          error={refusals.of('abha_address') ?? typing}
        />
        {own.trim() !== '' && verdict.ok && chosen === null ? (
          <p className="quiet flat" role="status">
            {t('abha:ownFits', { address })}
          </p>
        ) : null}
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <Button loading={busy} onClick={take}>
          {t('abha:takeAddress')}
        </Button>
      </div>
    </Section>
  );
}
