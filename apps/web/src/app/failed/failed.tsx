import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { Words } from '@teeka/words';
import { failed as english } from '@teeka/words/en/failed';
import { fill } from '@teeka/words/fill';
import { failed as hindi } from '@teeka/words/hi/failed';
import { useState } from 'react';
import { installedVersion } from '../../platform/api/version.ts';
import { now } from '../../platform/clock/clock.ts';
import { keepFault, screenOf } from '../../platform/faults/index.ts';
import { chosenLanguage } from '../../platform/language/active.ts';
import { wordsOf } from '../../platform/language/languages.ts';
import { onThisDevice } from '../../platform/language/on-this-device.ts';
import { openAnew } from '../../platform/native/open-anew.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import classes from './failed.module.css';

const sentences: Readonly<Record<SpokenLanguage, Words['failed']>> = { en: english, hi: hindi };

interface Props {
  readonly error: unknown;
  /** Draws again within the app as it stands; not there where nothing of it stands. */
  readonly reset?: () => void;
}

/**
 * In place of a screen that failed: that the records are safe, the way back into it and home, and the number under which
 * the phone keeps what happened. It needs nothing that may have failed itself: no words to load, no component library.
 */
export function Failed({ error, reset }: Props) {
  // Around the router there is none.
  const router: AnyRouter | null = useRouter({ warn: false });
  const language = wordsOf(useWatched(chosenLanguage));
  const { failed: words } = onThisDevice(language, { failed: sentences[language] });
  // As the router knows it: the browser's address follows when the sheets over the last page are gone.
  const path = router?.state.location.pathname ?? location.pathname;
  const [{ id }] = useState(() => keepFault(error, { screen: screenOf(path), version: installedVersion, now: now() }));
  return (
    <div className={classes.failed} role="alert">
      <h1 className={classes.title}>{words.title}</h1>
      <p className={classes.safe}>{words.safe}</p>
      <div className={classes.ways}>
        <button type="button" className={classes.again} onClick={() => void openAnew(() => location.reload(), reset)}>
          {words.again}
        </button>
        <a
          className={classes.home}
          href="/"
          onClick={(event) => {
            event.preventDefault();
            const within = reset && (() => void Promise.resolve(router?.navigate({ to: '/' })).then(reset));
            void openAnew(() => location.assign('/'), within);
          }}
        >
          {words.home}
        </a>
      </div>
      <p className={classes.text}>{fill(words.number, { id })}</p>
    </div>
  );
}

/** The same where nothing else is drawn. */
export const FailedAlone = (props: Props) => (
  <main>
    <Failed {...props} />
  </main>
);
