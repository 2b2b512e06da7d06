export { chosenSite } from './chosen-site.ts';
export { SiteSection } from './site-section.tsx';
export { SiteStrip } from './site-strip/screen.tsx';
