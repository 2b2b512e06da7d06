import { Button, TextInput } from '@mantine/core';
import { type AbhaSheet, checkAbhaNumber, checkAbhaWish, groupAbhaNumber } from '@teeka/domain/abha';
import { checkMobile } from '@teeka/domain/contact';
import { ownDigits, refusedAt, type Verdict } from '@teeka/domain/text';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { ScanAbhaButton } from '../../../records/abha/scan-abha-button.tsx';
import { mark } from '../../../ui/form/required.ts';
import { Choices, Notice, Section } from '../../../ui/index.ts';
import { useAbhaEnvironment } from './use-environment.ts';
import type { Flow, SearchBy } from './use-flow.ts';

const ways = { adult: ['mobile', 'number', 'address'], child: ['number', 'address'] } as const;

interface Props {
  readonly flow: Flow;
  /** A child has no mobile number of its own: the code goes to whom its account is of. */
  readonly sheet: AbhaSheet;
  readonly mobile: string;
}

/** Is there an account already? By mobile, number, address or its card; else one is made. */
export function SearchPart({ flow, sheet, mobile }: Props) {
  const { t } = useWords();
  const [by, setBy] = useState<SearchBy>(ways[sheet][0]);
  const [value, setValue] = useState(sheet === 'adult' ? mobile : '');
  const environment = useAbhaEnvironment();
  const { refusals, busy } = flow;
  const judged = (): Verdict => {
    if (by === 'mobile') return checkMobile(value);
    if (by === 'number') return checkAbhaNumber(groupAbhaNumber(ownDigits(value).replace(/[\s-]/g, '')));
    return checkAbhaWish(value, environment);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const verdict = judged();
    if (!refusals.show(refusedAt('value', verdict)) || !verdict.ok) return;
    void flow.search(by, verdict.normal);
  };
  const choose = (next: SearchBy) => {
    refusals.show([]);
    setBy(next);
    setValue(next === 'mobile' ? mobile : '');
  };
  return (
    <Section title={t('abha:haveOne')}>
      <form className="stack" onSubmit={submit} noValidate>
        <p className="quiet flat">{t(sheet === 'adult' ? 'abha:haveOneHelp' : 'abha:childHasHelp')}</p>
        <Choices<SearchBy>
          label={t('abha:searchBy')}
          value={by}
          onChoose={choose}
          choices={ways[sheet].map((way) => ({ value: way, label: t(`abha:by-${way}`) }))}
        />
        <TextInput
          label={t(`abha:by-${by}`)}
          {...mark(true)}
          description={t(`abha:help-${by}`)}
          inputMode={by === 'address' ? 'text' : 'numeric'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={by === 'address' ? 30 : 20}
          value={value}
          onChange={({ currentTarget }) => {
            refusals.clear('value');
            setValue(currentTarget.value);
          }}
          error={refusals.of('value')}
        />
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <Button type="submit" loading={busy}>
          {t('abha:search')}
        </Button>
        <ScanAbhaButton
          onCard={(card) => {
            const [found, text]: [SearchBy, string] =
              card.abha_number === '' ? ['address', card.abha_address] : ['number', card.abha_number];
            refusals.show([]);
            setBy(found);
            setValue(text);
          }}
        />
        <Button variant="default" onClick={() => flow.go(sheet === 'adult' ? 'make' : 'look')}>
          {t(sheet === 'adult' ? 'abha:noneYet' : 'identity:backToWays')}
        </Button>
      </form>
    </Section>
  );
}
