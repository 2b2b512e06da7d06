import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { hasOpenPregnancy } from '../../../records/pregnancies/her-weeks.ts';
import { useView } from '../../../records/workday/index.ts';
import { ConfirmSheet, Notice, Page, toast } from '../../../ui/index.ts';
import { NameReading } from '../../../ui/person/name-reading.tsx';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { useKeepPhoto } from '../photo/use-keep-photo.ts';
import { lastVerified } from '../profile/state.ts';
import { DetailsPart } from '../recipient-form/details-part.tsx';
import { nameLabel } from '../recipient-form/name-label.ts';
import { PersonPart } from '../recipient-form/person-part.tsx';
import { PhotoCard } from '../recipient-form/photo-card.tsx';
import type { Place } from '../recipient-form/places.ts';
import own from './edit.module.css';
import { type EditRequest, textInEdit } from './edit.ts';
import type { Seen } from './seen.ts';
import type { useEdit } from './use-edit.ts';
import { useFieldWords } from './use-field-words.ts';

export interface EditProps {
  readonly beneficiaryId: string;
  readonly title: string;
  readonly back: string;
  readonly editing: ReturnType<typeof useEdit>;
  readonly seen: Seen;
  readonly onDone: () => void;
}

/** The form over the record; saving asks whether the changes were read out and confirmed. */
export function EditForm({ beneficiaryId, title, back, editing, seen, onDone }: EditProps) {
  const { t } = useWords();
  const [unconfirmed, setUnconfirmed] = useState<EditRequest | null>(null);
  const [readOut, setReadOut] = useState(false);
  const { form, change, refusals, changed, busy } = editing;
  const ask = () => {
    setReadOut(false);
    setUnconfirmed(editing.judged());
  };
  const confirm = async () => {
    if (unconfirmed && (await editing.put(unconfirmed))) onDone();
  };
  const view = useView();
  const way = (view && lastVerified(view, beneficiaryId)?.way) ?? '';
  const record = view?.rows.people.get(beneficiaryId);
  const photograph = useKeepPhoto();
  const photos = useSaving();
  /** A photo is no detail that is read out: it is kept at once. */
  const keepPhoto = async (photo: string) => {
    if (await photos.save(() => photograph(beneficiaryId, photo))) toast.success(t('registration:photoSaved'));
  };
  const part = { form, change, errorOf: refusals.of, today: useToday(), typesOff: editing.typesOff };
  const action = (
    <Button disabled={changed.length === 0} onClick={ask}>
      {t('registration:saveEdit')}
    </Button>
  );
  return (
    <Page title={title} back={back} action={action}>
      <div className="rows">
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {editing.details ? null : <Notice kind="info">{t('registration:editOffline')}</Notice>}
        <PersonPart
          {...part}
          nameLabel={nameLabel({ way, ben_type_id: form.ben_type_id })}
          villageOnRecord={seen.village}
          mobileOnRecord={seen.form.mobile_number}
          births={editing.births}
        />
        <PhotoCard photo={null} beneficiaryId={beneficiaryId} onPhoto={(photo) => void keepPhoto(photo)} />
        <DetailsPart
          {...part}
          idOnRecord={seen.photoId}
          linkedAbhaOf={seen.abhaLinked ? beneficiaryId : undefined}
          pregnancyOf={record && hasOpenPregnancy(record) ? beneficiaryId : undefined}
        />
      </div>
      <ConfirmSheet
        open={unconfirmed !== null}
        title={t('registration:readOut')}
        confirm={t('registration:saveEdit')}
        onConfirm={() => void confirm()}
        onCancel={() => setUnconfirmed(null)}
        busy={busy}
        disabled={!readOut}
      >
        {unconfirmed ? <ReadOut edit={unconfirmed} villageOnRecord={seen.village} typed={form.name_reading} /> : null}
        <Checkbox
          size="md"
          label={t('registration:readOutTick')}
          checked={readOut}
          onChange={(event) => setReadOut(event.currentTarget.checked)}
        />
      </ConfirmSheet>
    </Page>
  );
}

interface ReadOutProps {
  readonly edit: EditRequest;
  readonly villageOnRecord: Place | undefined;
  /** The name as it was typed in Hindi. */
  readonly typed: string;
}

/** The changed details as the worker reads them out to the person. */
function ReadOut({ edit, villageOnRecord, typed }: ReadOutProps) {
  const { labelOf, say } = useFieldWords(villageOnRecord);
  return (
    <dl className={own.readOut}>
      {edit.changed.map((field) => (
        <div key={field}>
          <dt>{labelOf(field)}</dt>
          <dd>
            {say(field, textInEdit(edit, field))}{' '}
            {field === 'ben_name' ? <NameReading name={textInEdit(edit, field)} typed={typed} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
