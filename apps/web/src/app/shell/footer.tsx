import { installedVersion } from '../../platform/api/version.ts';
import { useWords } from '../../platform/language/use-words.ts';
import classes from './footer.module.css';

export function Footer() {
  const { t } = useWords();
  const year = new Date().getFullYear();
  return <footer className={classes.footer}>{t('app:copyright', { year, version: installedVersion })}</footer>;
}
