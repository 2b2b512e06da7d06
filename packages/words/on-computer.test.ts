import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spokenLanguages } from '@teeka/domain/names';
import { onComputer } from './on-computer.ts';
import { whole } from './whole.ts';

/** Phones that are not the device in hand: a call, somebody's number, phones at all. */
const another =
  /by phone|[Pp]hone of|[Aa] phone|an Android phone|Every phone|show it on the phone|who borrows|Phones (offer|without)/;

/** Words of a phone and a computer that work together: the phone in them is the other one. */
const ofTwo = /^pairing:|^refusals:PAIRNG/;

test('on a computer nothing says that the device in hand is a phone', () => {
  const said = Object.entries(onComputer('en', whole.en)).flatMap(([name, sentences]) =>
    Object.entries(sentences as Record<string, string>).map(([key, one]) => [`${name}:${key}`, one] as const),
  );
  assert.deepEqual(
    said.filter(([name, one]) => /\bphone/i.test(one) && !another.test(one) && !ofTwo.test(name)).map(([name]) => name),
    [],
  );
  assert.equal(onComputer('en', whole.en).sync.title, 'Records on this computer');
  assert.equal(onComputer('hi', whole.hi).sync.title, 'इस कंप्यूटर के रिकॉर्ड');
  assert.equal(onComputer('hi', whole.hi).due.callShort, whole.hi.due.callShort);
});

test('nobody is told to touch: at a desk there is a mouse, or keys alone', () => {
  for (const [language, touch] of [
    ['en', /\btap/i],
    ['hi', /छूकर|टैप/],
  ] as const) {
    const said = Object.entries(whole[language]).flatMap(([name, sentences]) =>
      Object.entries(sentences as Record<string, string>).map(([key, one]) => [`${name}:${key}`, one] as const),
    );
    assert.deepEqual(
      said.filter(([, one]) => touch.test(one)).map(([name]) => name),
      [],
    );
  }
});

test('in every language the same sentences tell of the device in hand', () => {
  const telling = (language: (typeof spokenLanguages)[number]) =>
    Object.entries(whole[language]).flatMap(([name, sentences]) => {
      const there = (onComputer(language, whole[language]) as Record<string, Record<string, string>>)[name] ?? {};
      return Object.entries(sentences as Record<string, string>)
        .filter(([key, one]) => there[key] !== one)
        .map(([key]) => `${name}:${key}`);
    });
  for (const language of spokenLanguages) assert.deepEqual(telling(language), telling('en'), language);
});
