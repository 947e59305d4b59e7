import type { FastifyInstance, InjectOptions } from 'fastify';
import type { identityCookie, sessionCookie } from '#server/http/identity.ts';

type Asked = Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers' | 'remoteAddress'>;

const chromeOnAndroid =
	'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

export type TestBrowser = ReturnType<typeof createBrowser>;

/** Keeps cookies and says where its requests come from, as browsers do. */
export function createBrowser(app: FastifyInstance, cookies = new Map<string, string>()) {
	/** Outlives a logout, so it lies apart from what a login is made of. */
	let device: string | undefined;
	async function send({ headers, ...asked }: Asked) {
		const cookie = [...cookies, ...(device === undefined ? [] : [['device', device]])]
			.map(([name, value]) => `${name}=${value}`)
			.join('; ');
		const response = await app.inject({
			...asked,
			headers: {
				origin: 'http://localhost:3000',
				'sec-fetch-site': 'same-origin',
				'user-agent': chromeOnAndroid,
				...(cookie !== '' && { cookie }),
				...headers,
			},
		});
		for (const { name, value, maxAge } of response.cookies)
			if (name === 'device') device = value;
			else if (maxAge === 0) cookies.delete(name);
			else cookies.set(name, value);
		return response;
	}
	return {
		cookies,
		send,
		get: (url: string) => send({ method: 'GET', url }),
		remove: (url: string) => send({ method: 'DELETE', url }),
		logIn: (email: string, password: string, more: { isKept?: boolean } & Omit<Asked, 'method' | 'url'> = {}) => {
			const { isKept = false, ...asked } = more;
			return send({ method: 'POST', url: '/api/sessions', payload: { email, password, isKept }, ...asked });
		},
		/** Whether a member's endpoint lets it in. */
		isIn: async () => (await send({ method: 'GET', url: '/api/sessions' })).statusCode === 200,
		/** Another browser with the same cookies, or other ones: what a thief carries away. */
		copy: (changed: Partial<Record<typeof identityCookie | typeof sessionCookie, string | undefined>> = {}) => {
			const copied = new Map(cookies);
			for (const [name, value] of Object.entries(changed))
				if (value === undefined) copied.delete(name);
				else copied.set(name, value);
			return createBrowser(app, copied);
		},
	};
}
