import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
	interface FastifyReply {
		/** The one nonce of this answer: what scripts of ours carry. */
		nonce: string;
	}
}

function contentSecurityPolicy(nonce: string, isDevelopment: boolean): string {
	return [
		"default-src 'none'",
		`script-src 'nonce-${nonce}' 'strict-dynamic'`,
		`style-src 'self' 'nonce-${nonce}'`,
		"img-src 'self'",
		"font-src 'self'",
		`connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
		"manifest-src 'self'",
		"worker-src 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		"base-uri 'none'",
	].join('; ');
}

/**
 * For the console: a mail is shown in a frame without scripts and carries its look in style attributes, as mail must. A
 * frame made of a text inherits the policy of its page. So does one made of bytes that the page has fetched: papers are handed
 * out to be saved and never as a page (decision 0058), but who decides about them compares them with what was typed.
 */
export function allowStyledFrames(reply: FastifyReply): void {
	const policy = String(reply.getHeader('content-security-policy'));
	const shown = policy.replace("img-src 'self'", "img-src 'self' blob:");
	reply.header('content-security-policy', `${shown}; style-src-attr 'unsafe-inline'; frame-src 'self' blob:`);
}

/** For the page where vouchers are checked: browsers without a reader of codes run ours, which is WebAssembly. Nothing else is let in by it. */
export function allowCodeReader(reply: FastifyReply): void {
	const policy = String(reply.getHeader('content-security-policy'));
	reply.header('content-security-policy', policy.replace("'strict-dynamic'", "'strict-dynamic' 'wasm-unsafe-eval'"));
}

const fixedHeaders = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()',
	'x-frame-options': 'DENY',
};

/**
 * A script, style sheet, picture or font obeys the policy of its page. These are for somebody opening the file itself,
 * and short: a page asks for dozens of files, and on a slow line the headers of all of them weighed as much as a script.
 */
const fileHeaders = {
	'x-content-type-options': 'nosniff',
	'cross-origin-resource-policy': 'same-origin',
	'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Each file of the build is a route of its own; what is not there has none, and is answered with a page. */
const isFile = (route: string | undefined) => route?.startsWith('/assets/') === true;

/** Shown in mails: readers' mail pages, and the console's frame for mails, are another origin to it. */
export const mailPicture = '/assets/images/icon-192.png';

/** On every answer, whoever gives it. */
export function addSecurityHeaders(app: FastifyInstance, options: { origin: string; isDevelopment: boolean }): void {
	const isHttps = options.origin.startsWith('https:');
	app.decorateReply('nonce', '');
	app.addHook('onRequest', async (request, reply) => {
		if (isFile(request.routeOptions.url)) {
			reply.headers(fileHeaders);
			if (request.url === mailPicture) reply.header('cross-origin-resource-policy', 'cross-origin');
		} else {
			reply.nonce = randomBytes(16).toString('base64url');
			reply.headers(fixedHeaders);
			reply.header('content-security-policy', contentSecurityPolicy(reply.nonce, options.isDevelopment));
		}
		reply.header('x-request-id', request.id);
		if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
	});
}
