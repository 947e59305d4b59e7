import '#ui/styles/global.css';
import { createRoot } from 'react-dom/client';
import type { Viewer } from '#domain/member/access.ts';
import { isLocale } from '#i18n/locales.ts';
import { loadKoreanFonts } from '#ui/load-korean-type.ts';
import { createQueryClient } from './call-api.ts';
import { Console } from './console.tsx';

const asked = document.documentElement.dataset.locale;
const locale = isLocale(asked) ? asked : 'ko';
const root = document.getElementById('root');
// Written by the server into the document; the server itself never believes it.
if (root?.dataset.viewer) {
	const viewer = JSON.parse(root.dataset.viewer) as Viewer;
	createRoot(root).render(<Console client={createQueryClient()} viewer={viewer} locale={locale} />);
}
// Names of partners are in Hangul whatever language the console speaks; its own words are, in Korean, its bars too.
loadKoreanFonts();
