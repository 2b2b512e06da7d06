import { Modal } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { spokenOf } from '@teeka/domain/names';
import { useWords } from '../../platform/language/use-words.ts';
import '../styles/mantine-shell.ts';
import { chosenLanguage, languages, switchLanguage } from '../../platform/language/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { useBackCloses } from '../sheet/use-back-closes.ts';
import { useFocusBack } from '../sheet/use-focus-back.ts';
import classes from './language-popup.module.css';

/** 'Choose Language': each as 'regional name (name)', a check mark on the current one. */
export default function LanguagePopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  useFocusBack(true);
  useBackCloses(true, onClose);
  const current = useWatched(chosenLanguage);
  const choose = (id: string) => {
    void switchLanguage(id).then(onClose);
  };
  return (
    <Modal opened onClose={onClose} title={t('app:chooseLanguage')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <ul className="bare-list">
        {languages.map(({ id, name, regional }) => (
          <li key={id}>
            <button type="button" className={classes.choice} aria-pressed={id === current} onClick={() => choose(id)}>
              <span>
                {regional} ({name}){spokenOf(id) ? null : <small>{t('app:shownInEnglish')}</small>}
              </span>
              {id === current ? <IconCheck size={24} aria-hidden /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
