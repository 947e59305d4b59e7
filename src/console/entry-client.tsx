import '#ui/styles/global.css';
import { createRoot } from 'react-dom/client';
import { isLocale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { Console } from './console.tsx';

const files = import.meta.glob<{ default: Messages['console'] }>('../i18n/messages/*/console.json');

const asked = document.documentElement.dataset.locale;
const locale = isLocale(asked) ? asked : 'ko';
const words = await files[`../i18n/messages/${locale}/console.json`]?.();
const root = document.getElementById('root');
if (root && words) createRoot(root).render(<Console locale={locale} words={words.default} />);
