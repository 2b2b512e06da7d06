import { NativeSelect } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { photoIdTypes } from '@teeka/domain/identity';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { WayButton } from '../../../ui/button/way-button.tsx';
import { Section } from '../../../ui/index.ts';
import { documentName } from '../../../ui/person/document-name.ts';
import { type ByHand, documentOnRecord } from './state.ts';

interface Props {
  readonly person: PersonNow;
  readonly onKnown: (known: ByHand) => void;
}

/** Where the family is not known: the document that tells who this is. A tap on it goes on. */
export function Identification({ person, onKnown }: Props) {
  const { t } = useWords();
  const onRecord = person.record && documentOnRecord(person.record);
  const others = photoIdTypes.filter(({ id }) => id !== onRecord?.typeId);
  return (
    <Section title={t('identity:howVerified')}>
      <p className="quiet">{t('identity:manualHelp')}</p>
      <div className="stack-12">
        {onRecord ? (
          <WayButton
            icon={<IconId size={28} aria-hidden />}
            title={documentName(onRecord.typeId)}
            note={t('identity:documentOnRecord', { last4: onRecord.last4 })}
            onTap={() => onKnown({ by: 'document', typeId: onRecord.typeId })}
          />
        ) : null}
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
    </Section>
  );
}
