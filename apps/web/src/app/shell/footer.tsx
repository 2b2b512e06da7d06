import { useTranslation } from 'react-i18next';
import { installedVersion } from '../../platform/api/version.ts';
import classes from './footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  const year = new Date().getFullYear();
  return <footer className={classes['footer']}>{t('app:copyright', { year, version: installedVersion })}</footer>;
}
