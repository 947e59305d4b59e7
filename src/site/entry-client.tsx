import '#ui/styles/global.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createClient } from '#contract/client.ts';
import { type Boot, bootId } from './boot.ts';
import { unpackData } from './data/carried-data.ts';
import { pinData } from './data/pin-data.ts';
import { createQueryClient } from './data/query-client.ts';
import { watchAsVisitor } from './data/session-watch.ts';
import { loadNotFound, notFoundWords } from './not-found-loads.ts';
import { newKey } from './router/router.tsx';
import { contextOf, destinationOf, loadModule } from './screens.ts';
import { loadMemberShell } from './shell/member-shell-host.ts';
import { whenIdle } from './shell/when-idle.ts';
import { Site } from './site.tsx';
import { loadWords } from './words.ts';

const boot: Boot = JSON.parse(document.getElementById(bootId)?.textContent ?? '{}');
const client = createQueryClient();

if (boot.viewer === null) watchAsVisitor();
const overHttp = createClient((...request) => fetch(...request));

const { pathname, search, hash } = window.location;
const { key = newKey(), isLaid } = history.state ?? {};
const initial = { pathname, search, hash, key, isLaid, isReturn: false };
const destination = destinationOf(initial, boot.mirroredChoice);
const { route, locale } = destination;

// The first screen and its words must be here before React takes over, or it would show the spinner over what is there.
const [session, module] = await Promise.all([
	boot.viewer === null ? undefined : import('./data/member-session.ts'),
	boot.outcome === 'shown' && route ? loadModule(route) : undefined,
	boot.viewer === null ? undefined : loadMemberShell(),
	loadWords(locale, route?.words ?? []),
	...(boot.outcome === 'not-found' ? [loadNotFound(), loadWords(locale, notFoundWords)] : []),
]);
session?.watchAsMember();
const callApi = session ? session.expiring(overHttp) : overHttp;
unpackData(client, boot.data);
const unpinData = pinData(client);
await module?.prepare?.(contextOf(destination, search, callApi), client);

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root');
hydrateRoot(
	root,
	<StrictMode>
		<Site
			client={client}
			callApi={callApi}
			initial={initial}
			mirroredChoice={boot.mirroredChoice}
			storedCurrency={boot.storedCurrency}
			viewer={boot.viewer}
			firstOutcome={boot.outcome}
			requestId={boot.requestId}
			unpinData={unpinData}
		/>
	</StrictMode>,
	// React names only the kind of trouble it got over; the cause is what helps.
	{ onRecoverableError: (error) => reportError((error as Error).cause ?? error) },
);

// Where it cannot be fetched, the page works all the same.
whenIdle(
	() =>
		void import('./start-late.ts').then(
			({ startLate }) => startLate(boot),
			() => undefined,
		),
);
