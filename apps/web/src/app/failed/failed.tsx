import { useRouterState } from '@tanstack/react-router';
import { failed as english } from '@teeka/words/en/failed';
import { fill } from '@teeka/words/fill';
import { failed as hindi } from '@teeka/words/hi/failed';
import { useState } from 'react';
import { installedVersion } from '../../platform/api/version.ts';
import { now } from '../../platform/clock/clock.ts';
import { keepFault, screenOf } from '../../platform/faults/index.ts';
import { chosenLanguage } from '../../platform/language/active.ts';
import { wordsOf } from '../../platform/language/languages.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import classes from './failed.module.css';

interface Props {
  readonly error: unknown;
}

/**
 * In place of a screen that failed: that the records are safe, the way back into it and home, and the number under which
 * the phone keeps what happened. It needs nothing that may have failed itself: no words to load, no component library.
 */
export function Failed({ error }: Props) {
  const words = wordsOf(useWatched(chosenLanguage)) === 'hi' ? hindi : english;
  // As the router knows it: the browser's address follows when the sheets over the last page are gone.
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [{ id }] = useState(() =>
    keepFault(error, { screen: screenOf(path), version: installedVersion, now: now() }),
  );
  return (
    <div className={classes.failed} role="alert">
      <h1 className={classes.title}>{words.title}</h1>
      <p className={classes.safe}>{words.safe}</p>
      <div className={classes.ways}>
        <button type="button" className={classes.again} onClick={() => location.reload()}>
          {words.again}
        </button>
        {/* Loaded anew: what failed may have left the rest of the app in a strange state. */}
        <a className={classes.home} href="/">
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
