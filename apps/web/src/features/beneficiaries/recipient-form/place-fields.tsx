import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { readersName, useWords } from '../../../platform/language/index.ts';
import spoken from '../../../ui/content/spoken.module.css';
import { fieldProps, type PartProps } from './field-props.ts';
import type { Place } from './places.ts';
import { onlyType } from './recipient.ts';
import classes from './recipient-form.module.css';
import { usePlaces } from './use-places.ts';

interface Props extends PartProps {
  /** The village on record, which may lie outside of what can be chosen. */
  readonly villageOnRecord?: Place | undefined;
}

const kinds = ['state', 'district', 'block'] as const;
type Kind = (typeof kinds)[number];

/**
 * Where somebody lives. What cannot be changed is one line of text: the state, district and block to which the user's
 * level is bound, the member category, which is one for everybody, and the type where age and gender leave one.
 */
export function PlaceFields(props: Props) {
  const { t } = useWords();
  const places = usePlaces(props.form, props.villageOnRecord);
  const choose = { value: '', label: t('registration:choose') };
  const options = (listed: readonly Place[]) => [
    choose,
    ...listed.map((place) => ({ value: String(place.id), label: readersName(place.names) })),
  ];
  const open = kinds.filter((kind) => !places[kind].locked);
  const bound = (kind: Kind) => {
    const [own] = places[kind].places;
    return places[kind].locked && own ? [{ label: t(`registration:${kind}`), text: readersName(own.names) }] : [];
  };
  const type = onlyType(props.form, props.today, props.typesOff);
  return (
    <>
      <p className="flat quiet wraps">
        <Said parts={[...kinds].reverse().flatMap(bound)} between=", " />
        {open.length < kinds.length ? ' · ' : null}
        <Said
          parts={[
            { label: t('registration:category'), text: t('registration:citizen') },
            ...(type ? [{ label: t('registration:type'), text: t(`registration:type-${type.id}`) }] : []),
          ]}
          between=" · "
        />
      </p>
      {open.length > 0 ? (
        <div className={classes.places}>
          {open.map((kind) => (
            <NativeSelect
              key={kind}
              label={t(`registration:${kind}`)}
              disabled={places[kind].places.length === 0}
              data={options(places[kind].places)}
              {...fieldProps(props, `${kind}_id`)}
              value={places[kind].value}
            />
          ))}
        </div>
      ) : null}
      <NativeSelect
        label={t('registration:village')}
        description={places.onlyOfSite ? t('registration:placesOffline') : undefined}
        data={options(places.villages)}
        {...fieldProps(props, 'village_id')}
      />
    </>
  );
}

interface SaidProps {
  readonly parts: readonly { readonly label: string; readonly text: string }[];
  readonly between: string;
}

/** Values side by side; what each of them is, is said to those who hear the form. */
function Said({ parts, between }: SaidProps): ReactNode {
  return parts.map(({ label, text }, at) => (
    <span key={label}>
      {at === 0 ? null : between}
      <span className={spoken.spoken}>{label}: </span>
      {text}
    </span>
  ));
}
