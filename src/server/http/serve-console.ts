import type { FastifyReply, FastifyRequest } from 'fastify';
import {
	admitToConsole,
	type ConsoleDoor,
	consoleDoors,
	consoleGoal,
	matchConsoleDoor,
	matchConsolePage,
} from '#contract/console-pages.ts';
import { splitAddress } from '#i18n/address.ts';
import { consoleDocument } from './console-document.ts';
import { consoleLocaleOf } from './console-locale.ts';
import type { Identity } from './identity.ts';
import type { PageSource } from './page-source.ts';
import { allowStyledFrames } from './security-headers.ts';

type Options = { source: PageSource; identity: Identity };

function sendDocument(
	request: FastifyRequest,
	reply: FastifyReply,
	{ source, identity, door }: Options & { door?: ConsoleDoor },
): FastifyReply {
	const { nonce } = reply;
	const document = consoleDocument({
		assets: source.assets(['src/console/entry-client.tsx'], nonce),
		...{ nonce, door, viewer: identity.viewer },
		locale: consoleLocaleOf(identity, request.headers.cookie),
	});
	allowStyledFrames(reply);
	return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(document);
}

const sendTo = (reply: FastifyReply, location: string): FastifyReply =>
	reply.code(302).headers({ location, 'cache-control': 'no-store' }).send();

/**
 * The console and its door. A visitor is led to the door and comes back to the address they wanted; who is inside already is
 * led on. Undefined is the site's to answer: to a member whose page it is not, it says that there is none.
 */
export function serveConsole(request: FastifyRequest, reply: FastifyReply, options: Options): FastifyReply | undefined {
	const { viewer } = options.identity;
	const [pathname = '/', search = ''] = request.url.split('?', 2);
	const { path } = splitAddress(pathname);
	const door = matchConsoleDoor(path);
	if (door === 'login' && admitToConsole('today', viewer) === 'admitted')
		return sendTo(reply, consoleGoal(new URLSearchParams(search).get('next')));
	if (door) return sendDocument(request, reply, { ...options, door });
	const match = matchConsolePage(path);
	const admission = match && admitToConsole(match.page, viewer);
	if (admission === 'admitted') return sendDocument(request, reply, options);
	if (admission !== 'login-required') return undefined;
	const next = search === '' ? path : `${path}?${search}`;
	return sendTo(reply, `${consoleDoors.login}?${new URLSearchParams({ next })}`);
}
