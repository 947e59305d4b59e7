import type { FastifyReply, FastifyRequest } from 'fastify';
import {
	admitToConsole,
	type ConsoleDoor,
	type ConsoleOutside,
	type ConsolePageId,
	consoleDoors,
	consoleGoal,
	consolePages,
	matchConsoleDoor,
	matchConsolePage,
} from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import type { Viewer } from '#domain/member/access.ts';
import { splitAddress } from '#i18n/address.ts';
import { consoleDocument } from './console-document.ts';
import { consoleLocaleOf } from './console-locale.ts';
import type { Identity } from './identity.ts';
import type { PageSource } from './page-source.ts';
import { allowCodeReader, allowStyledFrames } from './security-headers.ts';

type Options = { source: PageSource; identity: Identity };

function sendDocument(
	request: FastifyRequest,
	reply: FastifyReply,
	{ source, identity, door, readsCodes = false }: Options & { door?: ConsoleOutside | undefined; readsCodes?: boolean },
): FastifyReply {
	const { nonce } = reply;
	const document = consoleDocument({
		assets: source.assets(['src/console/entry-client.tsx'], nonce),
		...{ nonce, door, viewer: identity.viewer, readsCodes },
		locale: consoleLocaleOf(identity, request.headers.cookie),
	});
	allowStyledFrames(reply);
	if (readsCodes) allowCodeReader(reply);
	return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(document);
}

const sendTo = (reply: FastifyReply, location: string): FastifyReply =>
	reply.code(302).headers({ location, 'cache-control': 'no-store' }).send();

const works = (viewer: Viewer | null) => admitToConsole('today', viewer) === 'admitted';

/** One's information has the frame of the workplace around it only for who has work there. */
const outsideOf = (page: ConsolePageId, viewer: Viewer | null): ConsoleOutside | undefined =>
	page === 'information' && !works(viewer) ? 'information' : undefined;

/** Where an operator who has to sets up a second factor before anything else of the console is theirs. */
const setUpAddress = `${consolePages.information.path}#factors`;

/** Where who is logged in has no business at a door. The link of a mail is followed there by anybody. */
function wayBeyond(door: ConsoleDoor, search: URLSearchParams, viewer: Viewer): string | undefined {
	const own = works(viewer) ? consolePages.today.path : consolePages.information.path;
	if (door === 'join') return search.has('invitation') ? undefined : own;
	if (door !== 'login' || search.has('verify')) return undefined;
	if (viewer.isHeldBack) return setUpAddress;
	const goal = consoleGoal(search.get('next'));
	const path = goal.split('?', 1)[0] ?? '';
	const match = matchConsolePage(path);
	const isOpen = match ? admitToConsole(match.page, viewer) === 'admitted' : matchConsoleDoor(path) !== undefined;
	if (works(viewer) || isOpen) return goal;
	// An applicant's way is to their application; a traveller is told that this is not their door.
	return viewer.cooperative === null ? undefined : own;
}

/** What the site once showed to who works there, and kept the address of in bookmarks: guests' reservations are at the desk. */
function wayToDesk(path: string, asked: URLSearchParams, viewer: Viewer | null): string | undefined {
	const isOfOthers = ['provided', 'all'].includes(asked.get('scope') ?? '');
	if (path !== pagePath('myReservations') || !isOfOthers) return undefined;
	if (admitToConsole('reservations', viewer) !== 'admitted') return undefined;
	const query = new URLSearchParams();
	for (const [name, once] of Object.entries({ queue: 'time', status: 'status', search: 'search' })) {
		const value = asked.get(once);
		if (value) query.set(name, value);
	}
	return consolePages.reservations.path + (query.size > 0 ? `?${query}` : '');
}

const isInConsole = (path: string) => path.startsWith(`${consolePages.today.path}/`);

/**
 * The console and its door. A visitor is led to the door and comes back to the address they wanted; who is inside already is
 * led on. Undefined is the site's to answer: to a member who does not work here, it says that there is no such page.
 */
export function serveConsole(request: FastifyRequest, reply: FastifyReply, options: Options): FastifyReply | undefined {
	const { viewer } = options.identity;
	const [pathname = '/', search = ''] = request.url.split('?', 2);
	const { path } = splitAddress(pathname);
	const scanned =
		path === pathname && path === pagePath('myReservations') ? new URLSearchParams(search).get('c') : null;
	// A voucher that a telephone's own camera has read: who notes arrivals checks it at their desk, in its language.
	// Without a code it is the page that a browser keeps for the way, where codes are checked without network.
	if (scanned && admitToConsole('check', viewer) === 'admitted')
		return sendTo(reply, `${consolePages.check.path}?${new URLSearchParams({ c: scanned })}`);
	const atDesk = wayToDesk(path, new URLSearchParams(search), viewer);
	if (atDesk) return sendTo(reply, atDesk);
	const door = matchConsoleDoor(path);
	const beyond = door && viewer && wayBeyond(door, new URLSearchParams(search), viewer);
	if (beyond) return sendTo(reply, beyond);
	if (door) return sendDocument(request, reply, { ...options, door });
	const match = matchConsolePage(path);
	const admission = match && admitToConsole(match.page, viewer);
	if (match && admission === 'admitted')
		return sendDocument(request, reply, {
			...{ ...options, door: outsideOf(match.page, viewer), readsCodes: match.page === 'check' },
		});
	if (match && viewer?.isHeldBack) return sendTo(reply, setUpAddress);
	// As at the door: an applicant's way is to their application, whatever of the console they type.
	const isInside = path === consolePages.today.path || isInConsole(path);
	if (isInside && viewer && viewer.cooperative !== null && !works(viewer))
		return sendTo(reply, consolePages.information.path);
	// As the site has it: an address with a slash at its end is the same without.
	if (path.endsWith('/') && works(viewer) && matchConsolePage(path.slice(0, -1)))
		return reply
			.code(308)
			.headers({ location: path.slice(0, -1) + (search && `?${search}`) })
			.send();
	// Who works here is told inside, in the language of the desk, that there is no such page.
	if (isInConsole(path) && works(viewer)) return sendDocument(request, reply.code(404), options);
	if (admission !== 'login-required') return undefined;
	const next = search === '' ? path : `${path}?${search}`;
	return sendTo(reply, `${consoleDoors.login}?${new URLSearchParams({ next })}`);
}
