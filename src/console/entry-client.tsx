import '#ui/styles/global.css';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { ConsoleOutside } from '#contract/console-pages.ts';
import type { Viewer } from '#domain/member/access.ts';
import { isLocale } from '#i18n/locales.ts';
import { loadKoreanFonts } from '#ui/load-korean-type.ts';
import { ApiContext } from '#views/api-context.ts';
import { callApi, createQueryClient } from './call-api.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { ScreenFailure, type ScreenFailureProps } from './screen-failure.tsx';

const Console = lazy(async () => ({ default: (await import('./console.tsx')).Console }));
const Door = lazy(async () => ({ default: (await import('./door/door.tsx')).Door }));

/** Around it nothing is left that would give it a way to the server. */
const OutermostFailure = (props: ScreenFailureProps) => (
	<ApiContext value={callApi}>
		<ScreenFailure {...props} />
	</ApiContext>
);

const asked = document.documentElement.dataset.locale;
const locale = isLocale(asked) ? asked : 'ko';
const root = document.getElementById('root');
if (root) {
	const { door, viewer: written, failure = '{}' } = root.dataset;
	// Written by the server into the document; the server itself never believes it.
	const viewer = written ? (JSON.parse(written) as Viewer) : null;
	const client = createQueryClient();
	createRoot(root).render(
		<FailureBoundary fallback={(error) => <OutermostFailure words={JSON.parse(failure)} error={error} />}>
			<Suspense fallback={null}>
				{door ? (
					<Door client={client} door={door as ConsoleOutside} viewer={viewer} locale={locale} />
				) : (
					viewer && <Console client={client} viewer={viewer} locale={locale} />
				)}
			</Suspense>
		</FailureBoundary>,
	);
}
// Names of partners are in Hangul whatever language the console speaks; its own words are, in Korean, its bars too.
loadKoreanFonts();
