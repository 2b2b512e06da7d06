import { NativeSelect } from '@mantine/core';
import { readersName, useWords } from '../../../platform/language/index.ts';
import { fieldProps, type PartProps } from './field-props.ts';
import type { Place } from './places.ts';
import classes from './recipient-form.module.css';
import { usePlaces } from './use-places.ts';

interface Props extends PartProps {
  /** The village on record, which may lie outside of what can be chosen. */
  readonly villageOnRecord?: Place | undefined;
}

/** State, district and block, pre-filled and locked as far as the user's level says; then the village. */
export function PlaceFields(props: Props) {
  const { t } = useWords();
  const places = usePlaces(props.form, props.villageOnRecord);
  const choose = { value: '', label: t('registration:choose') };
  const options = (listed: readonly Place[]) => [
    choose,
    ...listed.map((place) => ({ value: String(place.id), label: readersName(place.names) })),
  ];
  return (
    <>
      <div className={classes.places}>
        {(['state', 'district', 'block'] as const).map((kind) => {
          const { value, places: listed, locked } = places[kind];
          return (
            <NativeSelect
              key={kind}
              label={t(`registration:${kind}`)}
              disabled={locked || listed.length === 0}
              {...(locked ? { rightSection: <span /> } : {})}
              data={options(listed)}
              {...fieldProps(props, `${kind}_id`)}
              value={value}
            />
          );
        })}
      </div>
      <NativeSelect
        label={t('registration:village')}
        description={places.onlyOfSite ? t('registration:placesOffline') : undefined}
        data={options(places.villages)}
        {...fieldProps(props, 'village_id')}
      />
    </>
  );
}
