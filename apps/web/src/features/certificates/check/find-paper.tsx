import { Button, TextInput } from '@mantine/core';
import type { ReplyOf } from '@teeka/contract/call';
import { findPaper } from '@teeka/contract/certificates';
import { displayDate } from '@teeka/domain/format';
import { type FormEvent, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { IssuedFacts } from '../../../records/certificates/issued-facts.tsx';
import { useOnline } from '../../../records/workday/index.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { Notice, Section } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { personPath } from '../../../ui/person/person-path.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';

/** How such a number looks. */
const example = '2611-K7QX-93BD';

type Found = ReplyOf<typeof findPaper>;

/** A paper by the number that stands on it, for whoever answers for a place: of its area only. */
export function FindPaper() {
  const { t } = useWords();
  const online = useOnline();
  const { refusals, busy, attempt } = useAttempt(['number']);
  const [number, setNumber] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const find = (event: FormEvent) => {
    event.preventDefault();
    setFound(null);
    void attempt(async () => {
      setFound(await send(findPaper, { number }, { ownRefusals: true }));
    });
  };
  return (
    <Section title={t('certificates:findTitle')}>
      <form onSubmit={find} className="rows-12" noValidate>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {online ? null : <Notice kind="info">{t('papers:needsNetwork')}</Notice>}
        <TextInput
          label={t('certificates:findNumber')}
          description={t('certificates:findHelp', { example })}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          value={number}
          onChange={({ currentTarget }) => {
            refusals.clear('number');
            setNumber(currentTarget.value);
          }}
          error={refusals.of('number')}
        />
        <Button type="submit" variant="light" loading={busy} disabled={!online}>
          {t('certificates:find')}
        </Button>
      </form>
      {found ? <Paper {...found} /> : null}
    </Section>
  );
}

function Paper({ certificate, letter }: Found) {
  const { t } = useWords();
  return (
    <div className="rows-12 above-16" role="status">
      {certificate ? (
        <>
          <p className="flat">
            <strong>{certificate.ben_name}</strong>
          </p>
          <IssuedFacts issued={certificate} />
          <LinkButton to={personPath(certificate.beneficiary_id)} variant="light">
            {t('certificates:openRecord')}
          </LinkButton>
        </>
      ) : null}
      {letter ? (
        <FactList
          facts={[
            [t('certificates:letterOf'), letter.worker_name],
            [t('certificates:letterDays'), `${displayDate(letter.from)} – ${displayDate(letter.to)}`],
            [t('certificates:issuedOn'), instantWords(letter.issued_at)],
            [t('certificates:issuedBy'), letter.issued_by_name],
          ]}
        />
      ) : null}
    </div>
  );
}
