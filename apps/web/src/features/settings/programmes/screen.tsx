import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getProgrammes, type ProgrammeOfState, type StateOfProgrammes } from '@teeka/contract/settings';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { EmptyState, Page, Section } from '../../../ui/index.ts';
import classes from '../parts/administration.module.css';
import { Waiting } from '../parts/waiting.tsx';
import { programmeWords, standingWords } from './programme-words.ts';
import { SwitchSheet } from './switch-sheet.tsx';

interface Chosen {
  readonly state: StateOfProgrammes;
  readonly programme: ProgrammeOfState;
}

/** What each state of the own area gives beyond the national programme. */
export function Screen() {
  const { t } = useWords();
  const online = useOnline();
  const [open, setOpen] = useState<Chosen | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['programmes'],
    enabled: online,
    retry: false,
    staleTime: 0,
    queryFn: async () => (await send(getProgrammes, {}, { quiet: true })).states,
  });
  return (
    <Page title={t('titles:programmes')}>
      <p className={classes.intro}>{t('administration:programmesText')}</p>
      {data?.map((state) => (
        <Section key={state.state_id} title={nameHere(state, 'state_name')}>
          <ul className={classes.list}>
            {state.programmes.map((programme) => (
              <Row key={programme.programme} {...{ state, programme }} onSwitch={() => setOpen({ state, programme })} />
            ))}
          </ul>
        </Section>
      ))}
      {data?.length === 0 ? <EmptyState icon={IconMapOff} title={t('administration:noStates')} /> : null}
      {data ? null : <Waiting online={online} failed={isError} again={() => void refetch()} rows={3} />}
      {open ? (
        <SwitchSheet
          {...open}
          onCancel={() => setOpen(null)}
          onDone={() => {
            void refetch();
            setOpen(null);
          }}
        />
      ) : null}
    </Page>
  );
}

function Row({ state, programme, onSwitch }: Chosen & { readonly onSwitch: () => void }) {
  const { t } = useWords();
  const { is_on, planned } = programme;
  const what = programmeWords(programme.programme, t);
  const act = t(is_on ? 'administration:switchOff' : 'administration:switchOn');
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <span>{what}</span>
        <strong>{standingWords(programme, t)}</strong>
        {planned.map((one) => (
          <span key={one.holds_from}>
            {t('administration:planned', {
              date: displayDate(one.holds_from),
              what: standingWords({ programme: programme.programme, is_on: one.is_on }, t),
            })}
          </span>
        ))}
      </span>
      <Button
        variant="light"
        aria-label={t('administration:switchOf', { act, what, state: nameHere(state, 'state_name') })}
        onClick={onSwitch}
      >
        {act}
      </Button>
    </li>
  );
}
