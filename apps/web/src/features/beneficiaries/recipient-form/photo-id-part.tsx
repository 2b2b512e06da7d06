import { Button, NativeSelect, TextInput } from '@mantine/core';
import { aadhaarTypeId, photoIdTyped } from '@teeka/domain/identity';
import { useWords } from '../../../platform/language/index.ts';
import { Section } from '../../../ui/index.ts';
import { documentName } from '../../../ui/person/document-name.ts';
import { fieldProps, type PartProps } from './field-props.ts';
import { photoIdsOf } from './recipient.ts';
import classes from './recipient-form.module.css';

export interface PhotoIdProps extends PartProps {
  /** The ID on record, while editing. */
  readonly idOnRecord?: { readonly type: string; readonly last4: string } | null | undefined;
}

/** A photo ID by type and number; while editing, the one on record with a way to take it off. */
export function PhotoIdPart(props: PhotoIdProps) {
  const { t } = useWords();
  const { form, change, idOnRecord, today } = props;
  const types = photoIdsOf(form, today).map(({ id }) => ({ value: String(id), label: documentName(id) }));
  const typeId = Number(form.photo_id_type);
  const isAadhaar = typeId === aadhaarTypeId;
  return (
    <Section title={t('registration:photoId')}>
      <div className={classes.fields}>
        {idOnRecord && form.photo_id_type === '' ? <OnRecord {...props} id={idOnRecord} /> : null}
        <NativeSelect
          label={t(idOnRecord ? 'registration:otherPhotoId' : 'registration:photoIdType')}
          data={[
            { value: '', label: t(idOnRecord ? 'registration:noOtherPhotoId' : 'registration:noPhotoId') },
            ...types,
          ]}
          {...fieldProps(props, 'photo_id_type')}
        />
        {form.photo_id_type === '' ? null : (
          <TextInput
            label={t('registration:photoIdNumber')}
            autoCapitalize="characters"
            autoComplete="off"
            {...fieldProps(props, 'photo_id_number')}
            {...(isAadhaar ? { inputMode: 'numeric' as const } : { maxLength: 40 })}
            onChange={({ currentTarget: { value } }) => change({ photo_id_number: photoIdTyped(typeId, value) })}
          />
        )}
      </div>
    </Section>
  );
}

function OnRecord({ form, change, id }: PartProps & { readonly id: NonNullable<PhotoIdProps['idOnRecord']> }) {
  const { t } = useWords();
  const removed = form.photo_id_removed;
  const name = documentName(Number(id.type));
  return (
    <div className={classes.onRecord}>
      <div>
        <strong>{name}</strong>
        <span className={classes.facts} role="status">
          {removed
            ? t('registration:photoIdRemoved')
            : id.last4 === ''
              ? ''
              : t('identity:documentOnRecord', { last4: id.last4 })}
        </span>
      </div>
      <Button
        variant="default"
        {...(removed ? {} : { c: 'red' })}
        onClick={() => change({ photo_id_removed: !removed })}
      >
        {t(removed ? 'registration:photoIdKeep' : 'registration:photoIdRemove')}
      </Button>
    </div>
  );
}
