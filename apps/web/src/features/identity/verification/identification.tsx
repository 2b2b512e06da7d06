import { NativeSelect } from '@mantine/core';
import { IconChevronRight, IconId, IconUsers } from '@tabler/icons-react';
import { photoIdTypes } from '@teeka/domain/identity';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonNow } from '../../../platform/pack/index.ts';
import { Section } from '../../../ui/index.ts';
import { documentName } from './document-name.ts';
import { documentOnRecord, type Known } from './state.ts';
import classes from './verification.module.css';

interface Props {
  readonly person: PersonNow;
  readonly onKnown: (known: Known) => void;
}

/** First step: what tells the worker who this is. A tap on the answer goes on. */
export function Identification({ person, onKnown }: Props) {
  const { t } = useWords();
  const onRecord = person.record && documentOnRecord(person.record);
  const others = photoIdTypes.filter(({ id }) => id !== onRecord?.typeId);
  return (
    <Section title={t('identity:howVerified')}>
      <p className={classes.quiet}>{t('identity:manualHelp')}</p>
      <div className={classes.ways}>
        {onRecord ? (
          <Way
            icon={<IconId size={28} aria-hidden />}
            title={documentName(onRecord.typeId)}
            note={t('identity:documentOnRecord', { last4: onRecord.last4 })}
            onTap={() => onKnown({ by: 'document', typeId: onRecord.typeId })}
          />
        ) : null}
        <Way
          icon={<IconUsers size={28} aria-hidden />}
          title={t('identity:knownToMe')}
          onTap={() => onKnown({ by: 'family' })}
        />
        <NativeSelect
          label={onRecord ? t('identity:otherDocument') : t('identity:documentSeen')}
          value=""
          onChange={({ currentTarget: { value } }) =>
            value === '' ? undefined : onKnown({ by: 'document', typeId: Number(value) })
          }
          data={[
            { value: '', label: t('identity:chooseDocument') },
            ...others.map(({ id }) => ({ value: String(id), label: documentName(id) })),
          ]}
        />
      </div>
      <p className={classes.quiet}>{t('identity:otherWaysLater')}</p>
    </Section>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly note?: string;
  readonly onTap: () => void;
}

function Way({ icon, title, note, onTap }: WayProps) {
  return (
    <button type="button" className={classes.way} onClick={onTap}>
      {icon}
      <span className={classes.wayText}>
        <strong>{title}</strong>
        {note ? <span className={classes.quiet}>{note}</span> : null}
      </span>
      <IconChevronRight size={22} aria-hidden />
    </button>
  );
}
