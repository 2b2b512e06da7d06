import { type Fallback, fallback, type Names, type SpokenLanguage, spokenLanguages } from '@teeka/domain/names';
import type { z } from 'zod';

/** Where a name stands on the wire: English in the field itself, another language in a field of its own beside it. */
type FieldIn<Field extends string, Language> = Language extends Fallback ? Field : `${Field}_${Language & string}`;

/** The fields of a name as they travel, and as a phone keeps them. */
export type NameFields<Field extends string, Value = string> = {
  readonly [Language in SpokenLanguage as FieldIn<Field, Language>]: Value;
};
type Translation = Exclude<SpokenLanguage, Fallback>;
/** The same as an earlier version may have kept them, or where there is none of it. */
export type KnownNameFields<Field extends string> = { readonly [English in Field]?: string | null | undefined } & {
  readonly [Language in Translation as FieldIn<Field, Language>]?: string | null | undefined;
};

const translations = spokenLanguages.filter((language): language is Translation => language !== fallback);
const fieldIn = (field: string, language: SpokenLanguage) => (language === fallback ? field : `${field}_${language}`);

/** The shapes of a name beside its English field. */
export const translated = <Field extends string, Shape extends z.ZodType>(field: Field, shape: Shape) =>
  Object.fromEntries(translations.map((language) => [fieldIn(field, language), shape])) as {
    readonly [Language in Translation as FieldIn<Field, Language>]: Shape;
  };

/** The shapes of a name. */
export const named = <Field extends string, Shape extends z.ZodType>(field: Field, shape: Shape) => ({
  ...({ [field]: shape } as { readonly [English in Field]: Shape }),
  ...translated(field, shape),
});

/** A name as it is written into the fields of the wire; null in each where there is none. */
export const nameFields = <Field extends string, Known extends Names | null>(field: Field, names: Known) =>
  Object.fromEntries(
    spokenLanguages.map((language) => [fieldIn(field, language), names && (names[language] ?? '')]),
  ) as NameFields<Field, string | Extract<Known, null>>;

/** A name as it is read from the fields of the wire. */
export const namesOf = <Field extends string>(fields: NoInfer<KnownNameFields<Field>>, field: Field): Names => {
  const texts = fields as Readonly<Record<string, string | null | undefined>>;
  const names = spokenLanguages.map((language) => [language, texts[fieldIn(field, language)] ?? '']);
  return Object.fromEntries(names) as Names;
};

/** A record whose field holds a name, as it travels. */
export const written =
  <Field extends string>(field: Field) =>
  <Named extends { readonly [Name in Field]: Names }>(record: Named) => ({
    ...record,
    ...nameFields(field, record[field]),
  });
