import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import { pagePath } from '#contract/page-address.ts';
import { joinAddress, splitAddress } from '#i18n/address.ts';
import { pauseLoggedIn } from '#views/member/while-logged-in.ts';
import { loginAddress } from '../guarded-address.ts';
import { cleanUp } from './clean-up.ts';
import { hasMarker, openChannel, setMarker } from './session-watch.ts';

/*
 * The session of a page that is somebody's: a visitor loads none of it.
 */

const here = () => window.location.pathname + window.location.search + window.location.hash;

/** Calls of this page that have no answer yet. */
const underWay = new Set<Promise<unknown>>();
/** They are waited for before the login ends, but not for long. */
const patienceMs = 1_000;

/** From the press of the button on: kept where one stays after all. */
let leave: { isOver: Promise<void>; stay: () => void } | undefined;

/** Another tab ends the login just now, and says in a moment whether it did. */
let isLeftElsewhere = false;
/** If it never says so, it was closed in between. */
const newsMs = 5_000;

export function hearOfLeaving(isBegun: boolean): void {
	isLeftElsewhere = isBegun;
	pauseLoggedIn(isBegun);
}

/** What ends the login here; it goes out while all else waits. */
const endings: readonly string[] = [
	'DELETE /api/sessions/current',
	'DELETE /api/sessions',
	'POST /api/members/me/closing',
];

function begin(): void {
	let stay = () => {};
	const isOver = new Promise<void>((resolve) => {
		stay = resolve;
	});
	leave = { isOver, stay };
	// The other tabs first: one of them would take the stream over.
	openChannel().postMessage('leaving');
	pauseLoggedIn(true);
}

function takeBack(): void {
	leave?.stay();
	leave = undefined;
	openChannel().postMessage('staying');
	pauseLoggedIn(false);
}

/**
 * Ends the login by `work`, in order: streams are closed, what was asked for has its answer, and what anybody asks for from now on
 * waits. It goes out only if the login stays, since for a visitor it would be refused.
 */
export async function leaving<Answer>(work: () => Promise<Answer>): Promise<Answer> {
	begin();
	await Promise.race([
		Promise.allSettled([...underWay]),
		new Promise((resolve) => {
			setTimeout(resolve, patienceMs);
		}),
	]);
	try {
		return await work();
	} catch (error) {
		takeBack();
		throw error;
	}
}

/** The session is dead: clean up, log in again, come back here. */
function expire(): void {
	cleanUp('expired');
	window.location.replace(`${loginAddress(here())}&expired`);
}

/** After the server has forgotten the session: clean up here, tell the other tabs, and begin anew as a visitor. A closed account is told so. */
export function leaveAsVisitor({ isClosed = false } = {}): void {
	cleanUp('logout');
	openChannel().postMessage('logout');
	const { code } = splitAddress(window.location.pathname);
	window.location.assign(
		isClosed
			? `${joinAddress({ code, path: pagePath('login') })}?closed`
			: joinAddress({ code, path: pagePath('home') }),
	);
}

/** A member's page: notices a logout in another tab, another login, and a copy of it that the browser kept over a logout. */
export function watchAsMember(): void {
	// The first page since the login: other tabs still offer it.
	if (!hasMarker()) openChannel().postMessage('login');
	setMarker();
	openChannel().onmessage = ({ data }) => {
		if (data === 'leaving' || data === 'staying') return hearOfLeaving(data === 'leaving');
		if (data === 'logout') cleanUp('logout');
		window.location.reload();
	};
	window.addEventListener('pageshow', (event) => {
		if (event.persisted && !hasMarker()) window.location.reload();
	});
}

/** The API for a page that believes to be logged in: told that it is not, it leaves for the login page. */
export function expiring(callApi: CallApi, onExpired: () => void = expire): CallApi {
	return async (key, input) => {
		if (leave && !endings.includes(key)) await leave.isOver;
		const call = callApi(key, input);
		underWay.add(call);
		try {
			return await call;
		} catch (error) {
			if (!(error instanceof ApiFailure) || error.code !== 'login-required') throw error;
			// Who logs out knows it, in whichever tab; the news of it brings this page anew.
			if (isLeftElsewhere) setTimeout(onExpired, newsMs);
			else if (!leave) onExpired();
			// The page is being left: nothing more is to be said on it.
			return new Promise(() => undefined);
		} finally {
			underWay.delete(call);
		}
	};
}
